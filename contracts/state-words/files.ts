import type { FileKind } from '../panel/media.ts'

export const fileKindWords: Readonly<Record<FileKind, string>> = {
  picture: 'تصویر',
  video: 'ویدیو',
  audio: 'صدا',
  captions: 'زیرنویس',
  document: 'سند',
  archive: 'بسته',
}
