export const pathsWords = {
  title: 'مسیرها',
  description: 'مسیرهای آروند: چند دوره پشت سر هم، از اول تا جایی که می‌خواهید برسید.',
  lead: 'چند دوره پشت سر هم، به ترتیبی که هر کدام پایهٔ بعدی است.',
  courses: (count: string) => `${count} دوره`,
  lessons: (count: string) => `${count} درس`,
  none: 'هنوز مسیری ساخته نشده است',
  noneText: 'تا آن زمان، دوره‌ها را یکی‌یکی ببینید.',
  seeCourses: 'دیدن دوره‌ها',
  steps: 'دوره‌های این مسیر',
  step: (number: string) => `مرحلهٔ ${number}`,
  empty: 'دوره‌های این مسیر هنوز منتشر نشده‌اند',
} as const
