export const categoryWords = {
  lead: (count: string) => `${count} دوره در این رشته`,
  description: (title: string) => `دوره‌های ${title} در آروند، به زبان فارسی.`,
  popular: 'پرطرفدارترین‌ها',
  other: 'رشته‌های دیگر',
} as const
