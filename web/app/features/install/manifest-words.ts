export const manifestWords = {
  description: 'دوره‌های آموزشی فارسی، با درس‌هایی که بدون اینترنت هم می‌مانند',
  courses: 'دوره‌های من',
  calendar: 'تقویم',
  downloads: 'دانلودها',
  notices: 'اعلان‌ها',
} as const
