import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import type { RichText } from '@arvand/contracts/rich-text'

const written = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const common = { points: 0, soundId: null }

/** Three questions to try the fields of an exam with; nobody marks them. */
export const practiceQuestions: readonly AskedQuestion[] = [
  {
    ...{ ...common, id: 'single', kind: 'single', text: written('بلندترین کوه ایران کدام است؟') },
    options: ['دماوند', 'سبلان', 'علم‌کوه', 'دنا'].map((text, at) => ({ id: `o${at}`, text: written(text) })),
  },
  { ...common, id: 'truth', kind: 'trueFalse', text: written('دریای خزر به دریاهای آزاد راه دارد.') },
  { ...common, id: 'words', kind: 'shortAnswer', text: written('نام شهر خود را بنویسید.') },
]
