import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import { DrivePicture, OptionPicture } from '#modules/drawings/web/public.ts';
import { useWizardView } from './wizard-view.ts';

/** What the product looks like as far as it is settled, and what is to be known of the picture; nothing before there is one. */
export function ProductPicture({ className }: { className: string | undefined }): ReactNode {
  const { t } = useTranslation('configurator');
  const { Preview, description, product, words } = useWizardView();
  const { pictureNote, pictureOfProduct, pictures } = product.panels;
  const name = pictureOfProduct(description);
  if (name === undefined) return null;
  const picture = (
    <>
      {pictures(name) ? (
        <DrivePicture pictures={pictures} name={name} title={t('summary.picture')} />
      ) : (
        <OptionPicture line={product.context.line.code} name={name} title={t('summary.picture')} />
      )}
      {pictureNote && <p>{textIn(pictureNote, words.locale)}</p>}
    </>
  );
  return <div className={className}>{Preview ? <Preview picture={picture} /> : picture}</div>;
}
