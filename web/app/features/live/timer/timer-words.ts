export const timerWords = {
  timer: 'زمان‌سنج',
  title: 'زمان‌سنج کلاس',
  note: 'همه زمان باقی‌مانده را می‌بینند.',
  time: 'مدت',
  minutes: (count: string) => `${count} دقیقه`,
  start: 'شروع زمان‌سنج',
  again: 'شروع دوباره',
  stop: 'برداشتن زمان‌سنج',
  cancel: 'انصراف',
  left: (time: string) => `زمان باقی‌مانده: ${time}`,
  over: 'زمان تمام شد.',
} as const
