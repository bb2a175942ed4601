import type { Role } from '@arvand/contracts/people'

/** What may be searched for in each panel. */
export const searchWords: Readonly<Record<Role, string>> = {
  user: 'جست‌وجوی دوره، مدرس یا موضوع…',
  teacher: 'جست‌وجوی دوره، درس یا صفحه…',
  manager: 'جست‌وجوی کاربر، فاکتور یا صفحه…',
}
