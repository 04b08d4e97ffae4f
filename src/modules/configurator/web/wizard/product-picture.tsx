import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { valuesNamed } from '#modules/drawings/domain/picture/line-pictures.ts';
import { ProductPicture as DrawnProduct, OptionPicture, ProductCautions } from '#modules/drawings/web/public.ts';
import { useWizardView } from './wizard-view.ts';

/** What the product looks like as far as it is settled, and what is to be known of the picture; nothing before there is one. */
export function ProductPicture({ className }: { className: string | undefined }): ReactNode {
  const { t } = useTranslation('configurator');
  const { Preview, description, product, words } = useWizardView();
  const { pictureNote, pictureOfProduct } = product.panels;
  const name = pictureOfProduct(description);
  if (name === undefined) return null;
  const shown = { line: product.context.line.code, name, title: t('summary.picture') };
  const picture = (
    <>
      <Picture {...shown} />
      {pictureNote && <p>{textIn(pictureNote, words.locale)}</p>}
    </>
  );
  const { line } = shown;
  const cautions = <ProductCautions {...{ line, name }} label={t('warning.mounting')} locale={words.locale} />;
  return (
    <div className={className}>
      {Preview ? <Preview picture={picture} notes={cautions} /> : picture}
      {!Preview && cautions}
    </div>
  );
}

/** Of a product one that is drawn when it is wanted; before there is one, that of the option it has. */
function Picture(shown: { line: string; name: string; title: string }): ReactNode {
  return valuesNamed(shown.name) ? <DrawnProduct {...shown} /> : <OptionPicture {...shown} />;
}
