/** Words of course cards and lists, apart from the others: pages with a few cards load nothing else. */
export const cardWords = {
  search: 'جست‌وجوی دوره',
  searchHint: 'می‌خواهم یاد بگیرم…',
  find: 'جست‌وجو',
  rating: (rating: string, ratings: string) => `امتیاز ${rating} از ۵، از ${ratings} نظر`,
  unrated: 'هنوز نظری ندارد',
  before: 'پیش از تخفیف: ',
  percent: (count: string) => `${count}٪`,
  off: 'تخفیف',
  taxToCome: (percent: string) => `+ ${percent} مالیات`,
  taxIncluded: (percent: string) => `با ${percent} مالیات`,
  plus: 'پلاس',
  withPlus: 'با پلاس رایگان است',
} as const
