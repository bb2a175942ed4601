import type { CourseLevel } from '../courses.ts'

export const courseLevelWords: Readonly<Record<CourseLevel, string>> = {
  beginner: 'مقدماتی',
  intermediate: 'متوسط',
  advanced: 'پیشرفته',
  everyone: 'برای همه',
}
