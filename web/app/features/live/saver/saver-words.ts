export const saverWords = {
  name: 'کم‌مصرف',
  start: 'حالت کم‌مصرف',
  stop: 'خروج از کم‌مصرف',
  hint: 'فقط صدا، اسلاید و تخته می‌آید؛ تصویر و صفحهٔ دیگران نه.',
  title: 'مصرف اینترنت در این کلاس',
  megabytes: (size: string) => `${size} مگابایت`,
  aMinute: (size: string) => `حدود ${size} مگابایت در دقیقه`,
  sound: (size: string) => `صدا ${size}`,
  pictures: (size: string) => `تصویر ${size}`,
  files: (size: string) => `اسلاید و صفحه ${size}`,
  glance: '۳۰ ثانیه تصویر',
  glancing: 'تصویر تا ۳۰ ثانیه می‌آید.',
} as const
