export const brandWords = {
  title: 'صادرکنندگان گواهی',
  lead: 'نام و شعاری که روی گواهی‌های جدید چاپ می‌شود. گواهی‌های صادرشده تغییر نمی‌کنند.',
  designs: { arvand: 'با قاب گره‌چینی', hamun: 'ساده با نوار تیره' },
  name: 'نام',
  tagline: 'شعار',
  nameLatin: 'نام انگلیسی',
  taglineLatin: 'شعار انگلیسی',
  save: 'ذخیرهٔ تغییرات',
  saved: 'صادرکننده ذخیره شد.',
} as const
