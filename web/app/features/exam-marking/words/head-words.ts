export const headWords = {
  tabs: 'بخش‌های تصحیح آزمون',
  exams: 'آزمون‌ها',
  examsOf: (course: string) => `آزمون‌های ${course}`,
  marking: 'نمره‌دهی',
  results: 'نتایج',
  ranking: 'رتبه‌ها',
  regrade: 'اصلاح کلید',
  objections: 'اعتراض‌ها',
  statistics: 'آمار',
  exam: 'تنظیمات آزمون',
  candidate: (number: string) => `شرکت‌کنندهٔ ${number}`,
  hidden: 'نام‌ها در این آزمون پنهان است؛ هر شرکت‌کننده یک شماره دارد که در همهٔ صفحه‌ها یکی است.',
} as const
