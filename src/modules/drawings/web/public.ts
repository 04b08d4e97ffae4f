export { DrivePicture } from './drive-picture.tsx';
export { OptionPicture } from './option-picture.tsx';
