import { expect, test } from 'vitest'
import { adviceOn, type QuestionFigures } from './doubt-sentences.ts'

const option = (optionId: string, percent: number, [byBest, byWeakest]: readonly [number, number]) => ({
  ...{ optionId, percent, byBest, byWeakest, chosen: byBest + byWeakest, excerpt: `گزینهٔ ${optionId}` },
  text: { type: 'doc' as const, content: [] },
})

const question = (wish: Partial<QuestionFigures>): QuestionFigures => ({
  ...{ questionId: 'q', kind: 'single', excerpt: 'پایتخت ایران کجاست؟', asked: 30, facility: 40 },
  ...{ deviation: 30, discrimination: 30, efficiency: 40, effectiveWeight: 50, options: [], doubts: [] },
  ...wish,
})

test('the gravest come first, and what is without a doubt is left out', () => {
  const advice = adviceOn([
    question({ questionId: 'easy', facility: 98, doubts: ['tooEasy', 'weak'] }),
    question({ questionId: 'fine' }),
    question({ questionId: 'hard', facility: 12, doubts: ['tooHard'] }),
    question({ questionId: 'key', kind: 'essay', doubts: ['misleads'] }),
  ])
  expect(advice.map((one) => [one.question.questionId, one.title])).toEqual([
    ['key', 'این سؤال برعکس عمل کرده است'],
    ['hard', 'این سؤال خیلی سخت بوده است'],
    ['easy', 'این سؤال خیلی آسان بوده است'],
  ])
  expect(advice[2]?.causes).toHaveLength(1)
  expect(advice[1]?.causes[0]).toContain('۱۲٪')
})

test('a key that the best avoid is doubted in counts, with the option that they chose', () => {
  const options = [option('a', 100, [2, 6]), option('b', 0, [7, 1]), option('c', 0, [1, 3])]
  const [advice] = adviceOn([question({ options, doubts: ['misleads'] })])
  expect(advice?.title).toBe('کلید این سؤال احتمالاً اشتباه است')
  expect(advice?.causes.slice(1)).toEqual([
    'گزینهٔ درست را ۲ نفر از یک‌سوم برتر و ۶ نفر از یک‌سوم ضعیف‌تر انتخاب کرده‌اند.',
    '۷ نفر از یک‌سوم برتر «گزینهٔ b» را انتخاب کرده‌اند؛ ببینید شاید آن درست باشد.',
  ])
})
