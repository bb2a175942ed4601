import { noticeType } from '#plugs/notice-type'

/** Every answer of an attempt has its mark, and its candidate may see it. */
export const examMarked = noticeType({
  name: 'exam-marked',
  title: 'نمرهٔ آزمون',
  group: 'learning',
  ways: [],
  write: ({ examTitle, attemptId }: { readonly examTitle: string; readonly attemptId: string }) => ({
    title: `نمرهٔ آزمون «${examTitle}» آماده است`,
    body: 'تصحیح همهٔ پاسخ‌های شما تمام شد. نمره و نظر مدرس را در کارنامهٔ آزمون ببینید.',
    link: `/panel/exams/attempts/${attemptId}`,
  }),
})

export const examNoticeTypes = [examMarked]
