export { DrivePicture } from './drive-picture.tsx';
