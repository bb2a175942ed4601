export const articlesWords = {
  title: 'مقاله‌ها',
  lead: 'نوشته‌هایی از مدرسان آروند، برای خواندن سر حوصله.',
  description: 'مقاله‌های مدرسان آروند دربارهٔ یادگیری، علم، زبان، هنر و کسب‌وکار.',
  list: 'مقاله‌ها',
  topics: 'موضوع',
  everyTopic: 'همهٔ موضوع‌ها',
  ofTopic: (topic: string) => `مقاله‌های «${topic}»`,
  empty: 'هنوز مقاله‌ای منتشر نشده است',
  emptyText: 'تا آن وقت، دوره‌ها را ببینید.',
  courses: 'دیدن دوره‌ها',
  nothing: 'مقاله‌ای با این موضوع پیدا نشد',
  minutes: (count: string) => `${count} دقیقه مطالعه`,
} as const

export const articleWords = {
  by: 'نوشتهٔ',
  published: 'انتشار:',
  changed: 'به‌روزرسانی:',
  topics: 'موضوع‌ها',
  contents: 'در این مقاله',
  comments: 'نظرها',
  likes: (count: string) => `${count} پسند`,
  like: 'پسندیدن',
  unlike: 'پس گرفتن پسند',
  commentCount: (count: string) => `${count} نظر`,
  noComments: 'هنوز کسی نظری ننوشته است',
  signIn: 'برای پسندیدن و نوشتن نظر وارد شوید.',
  signInLink: 'ورود یا ثبت‌نام',
  order: 'قدیمی‌ترین‌ها بالاترند.',
  related: 'مقاله‌های مرتبط',
} as const

export const seriesWords = {
  series: (title: string) => `مجموعهٔ «${title}»`,
  place: (at: string, all: string) => `بخش ${at} از ${all}`,
  part: (at: string) => `بخش ${at}`,
  parts: (count: string) => `${count} مقاله`,
  list: 'مقاله‌های مجموعه',
  before: 'بخش قبلی',
  after: 'بخش بعدی',
} as const
