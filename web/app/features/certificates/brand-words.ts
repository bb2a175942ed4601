export const brandWords = {
  title: 'صادرکنندگان گواهی',
  lead: 'روی گواهی‌های تازه نوشته می‌شوند. گواهی‌هایی که صادر شده‌اند همان می‌مانند که بودند.',
  designs: { arvand: 'با قاب گره‌چینی', hamun: 'ساده با نوار تیره' },
  name: 'نام',
  tagline: 'شعار',
  nameLatin: 'نام انگلیسی',
  taglineLatin: 'شعار انگلیسی',
  save: 'ذخیرهٔ تغییرات',
  saved: 'صادرکننده ذخیره شد.',
} as const
