export const rolesQuestionWords = {
  makeManager: (name: string) => `${name} مدیر شود؟`,
  makeManagerText: (scopes: string) =>
    `در این حوزه‌ها کار خواهد کرد: ${scopes}. از همهٔ دستگاه‌ها بیرون می‌رود تا با حق تازه وارد شود.`,
  withoutScope:
    'هیچ حوزه‌ای انتخاب نکرده‌اید؛ مدیر بدون حوزه فقط صفحهٔ اصلی مدیریت را می‌بیند. از همهٔ دستگاه‌ها بیرون می‌رود تا با حق تازه وارد شود.',
  confirmManager: 'دادن نقش مدیر',
  take: (name: string) => `این دسترسی از ${name} گرفته شود؟`,
  takeText: (taken: string) => `${taken} گرفته می‌شود و از همهٔ دستگاه‌ها بیرون می‌رود؛ باید دوباره وارد شود.`,
  confirmTake: 'گرفتن دسترسی',
} as const
