// Apart from the words of the list of notices, because every signed-in page loads these.
export const bellWords = {
  title: 'اعلان‌ها',
  unread: 'خوانده‌نشده',
  arrived: 'اعلان تازه:',
} as const
