export const teacherWords = {
  figures: 'در یک نگاه',
  courses: 'دوره',
  learners: 'دانشجو',
  rating: 'میانگین نظرها',
  time: 'مدت درس‌ها',
  about: 'دربارهٔ مدرس',
  coursesOf: (name: string) => `دوره‌های ${name}`,
  none: 'هنوز دوره‌ای منتشر نشده است',
  noneText: 'به‌زودی سر بزنید، یا دوره‌های دیگر را ببینید.',
  links: 'لینک‌ها',
  profile: 'پروفایل کامل',
  role: 'مدرس آروند',
} as const
