export { pictureFor } from '#modules/drawings/domain/picture-for.ts';
export { DrivePicture } from './drive-picture.tsx';
