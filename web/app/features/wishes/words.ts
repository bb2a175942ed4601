export const wishesWords = {
  title: 'نگه‌داشته‌ها',
  lead: 'دوره‌هایی که برای بعد نگه داشته‌اید.',
  keep: 'نگه داشتن برای بعد',
  kept: 'نگه داشته شد',
  forget: 'برداشتن از نگه‌داشته‌ها',
  keepOf: (title: string) => `نگه داشتن «${title}»`,
  forgetOf: (title: string) => `برداشتن «${title}» از نگه‌داشته‌ها`,
  empty: 'هنوز دوره‌ای نگه نداشته‌اید',
  emptyText: 'در فهرست دوره‌ها قلب کنار هر دوره را بزنید تا این‌جا بماند.',
  see: 'دیدن دوره‌ها',
} as const
