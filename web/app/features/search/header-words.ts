/** Words of the public header, apart from those of the results: every public page loads them. */
export const headerWords = {
  fields: 'رشته‌ها',
  search: 'جست‌وجو در آروند',
  hint: 'جست‌وجوی دوره، مدرس یا موضوع…',
  find: 'جست‌وجو',
  front: 'جست‌وجوی صفحهٔ اصلی',
} as const
