export { disk, type FileLayer } from './files/disk.ts'
export { diskFull, fileTrouble } from './files/file-trouble.ts'
export { roomIn } from './files/room.ts'
