import { expect, test } from 'vitest'
import { drawnSteps, type Lesson, topicsToTell, withoutWrongs } from './sheet-figures.ts'

const topic = (title: string, right: number, wrong: number, empty: number) => ({ title, right, wrong, empty })

test('strengths are what went well, and what is weak is told worst first', () => {
  const topics = [
    topic('ژنتیک', 9, 1, 0),
    topic('حد', 0, 4, 1),
    topic('احتمال', 1, 5, 0),
    topic('تابع', 3, 2, 1),
    topic('گیاهی', 5, 1, 0),
    topic('مشتق', 4, 1, 0),
  ]
  const { strengths, weak } = topicsToTell(topics)
  expect(strengths.map(({ title }) => title)).toEqual(['ژنتیک', 'گیاهی'])
  expect(weak.map(({ title }) => title)).toEqual(['حد', 'احتمال'])
})

test('without its wrong answers the lesson with most of them would have its right ones alone', () => {
  const lesson = (title: string, right: number, wrong: number) =>
    ({ title, right, wrong, questions: 30 }) as Lesson
  expect(withoutWrongs([lesson('فیزیک', 14, 6), lesson('ریاضی', 4, 15)])).toEqual({
    lesson: expect.objectContaining({ title: 'ریاضی' }),
    percent: expect.closeTo(13.33, 2),
  })
  expect(withoutWrongs([lesson('فیزیک', 14, 2)])).toBeNull()
})

test('the distribution is drawn from the first to the last step with somebody in it', () => {
  expect(drawnSteps([0, 0, 0, 2, 1, 0, 3, 0, 0])).toEqual({ from: 2, counts: [0, 2, 1, 0, 3, 0] })
  expect(drawnSteps([1, 0])).toEqual({ from: 0, counts: [1, 0] })
})
