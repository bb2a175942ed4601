export interface DemoSeries {
  readonly slug: string
  /** The public name of the teacher who gathered it. */
  readonly by: string
  readonly title: string
  readonly text: string
  /** Articles by their address, in their order. */
  readonly parts: readonly string[]
}

/** Series of the demo's articles. */
export const demoSeries: readonly DemoSeries[] = [
  {
    slug: 'behtar-yad-begirim',
    by: 'yasaman-sharifi',
    title: 'بهتر یاد بگیریم',
    text: 'از میز مطالعه تا شب امتحان: مغز چطور یاد می‌گیرد و ما چطور کمکش کنیم.',
    parts: ['yad-giri-ba-azmoon', 'khab-va-dars', 'tamrin-e-ahesteh', 'goosh-dadan'],
  },
  {
    slug: 'riazi-ba-chera',
    by: 'arman-kazemi',
    title: 'ریاضی با «چرا»',
    text: 'پرسش‌هایی که سر کلاس ریاضی پیش می‌آید و جواب «چون کتاب گفته» برایشان بس نیست.',
    parts: ['chera-sefr', 'ehtemal-tavalod'],
  },
]
