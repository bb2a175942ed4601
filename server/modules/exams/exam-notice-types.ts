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

/** A question was regraded, and the mark of the attempt is another one. */
export const examRegraded = noticeType({
  name: 'exam-regraded',
  title: 'تغییر نمرهٔ آزمون',
  group: 'learning',
  ways: [],
  write: ({ examTitle, attemptId }: { readonly examTitle: string; readonly attemptId: string }) => ({
    title: `نمرهٔ شما در «${examTitle}» تغییر کرد`,
    body: 'کلید یکی از سؤال‌های آزمون اصلاح شد و نمره‌ها دوباره حساب شد. نمرهٔ تازه را در پاسخنامه ببینید.',
    link: `/panel/exams/attempts/${attemptId}`,
  }),
})

interface AboutObjection {
  readonly examTitle: string
  readonly attemptId: string
  readonly isAccepted: boolean
}

export const objectionAnswered = noticeType({
  name: 'objection-answered',
  title: 'پاسخ اعتراض به آزمون',
  group: 'learning',
  ways: [],
  write: ({ examTitle, attemptId, isAccepted }: AboutObjection) => ({
    title: `به اعتراض شما در «${examTitle}» پاسخ داده شد`,
    body: isAccepted
      ? 'اعتراض شما پذیرفته شد. توضیح مدرس را در پاسخنامه ببینید.'
      : 'اعتراض شما پذیرفته نشد. توضیح مدرس را در پاسخنامه ببینید.',
    link: `/panel/exams/attempts/${attemptId}`,
  }),
})

export const examNoticeTypes = [examMarked, examRegraded, objectionAnswered]
