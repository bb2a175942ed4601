/** Words that the course page needs before it hydrates. */
export const headWords = {
  courses: 'دوره‌ها',
  card: 'قیمت و ثبت‌نام',
  progress: 'پیشرفت شما',
  teacher: 'مدرس دوره',
  learners: 'دانشجو',
  people: (count: string) => `${count} نفر`,
  outOf: (rating: string) => `${rating} از ۵`,
  from: (ratings: string) => `از ${ratings} نظر`,
  related: 'دوره‌های مشابه',
} as const
