export const bulkWords = {
  chosen: (count: string) => `${count} درس انتخاب شده`,
  lead: 'درس‌ها را انتخاب کنید تا با هم منتشر یا جابه‌جا شوند.',
  allOf: (title: string) => `همهٔ درس‌های «${title}»`,
  publish: 'انتشار درس‌ها',
  unpublish: 'لغو انتشار درس‌ها',
  hasIncomplete: 'بعضی از این درس‌ها ناتمام‌اند.',
  moveTo: 'انتقال به فصل',
  move: 'انتقال',
} as const
