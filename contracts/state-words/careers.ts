import type { CompanySize, JobKind } from '../careers.ts'

export const jobKindWords: Readonly<Record<JobKind, string>> = {
  fullTime: 'تمام‌وقت',
  partTime: 'پاره‌وقت',
  contract: 'پروژه‌ای',
  internship: 'کارآموزی',
}

export const companySizeWords: Readonly<Record<CompanySize, string>> = {
  upTo10: 'تا ۱۰ نفر',
  upTo50: '۱۱ تا ۵۰ نفر',
  upTo200: '۵۱ تا ۲۰۰ نفر',
  over200: 'بیش از ۲۰۰ نفر',
}
