import { formatDate } from '@arvand/persian/format-date'
import { noticeType } from '#plugs/notice-type'

interface AboutCertificate {
  readonly title: string
  readonly code: string
}

const issued = noticeType({
  name: 'certificate-issued',
  title: 'صدور گواهی',
  group: 'learning',
  ways: ['mail'],
  write: ({ title, code, issuer }: AboutCertificate & { readonly issuer: string }) => ({
    title: `گواهی «${title}» به نام شما صادر شد`,
    body: `مبارک باشد! گواهی ${issuer} را ببینید، دانلود کنید یا لینکش را برای دیگران بفرستید.`,
    link: `/certificates/${code}`,
  }),
})

const revoked = noticeType({
  name: 'certificate-revoked',
  title: 'باطل شدن گواهی',
  group: 'learning',
  ways: ['mail'],
  write: ({ title, code, reason }: AboutCertificate & { readonly reason: string }) => ({
    title: `گواهی «${title}» باطل شد`,
    body: `دلیل: ${reason}`,
    link: `/certificates/${code}`,
  }),
})

const ending = noticeType({
  name: 'certificate-ending',
  title: 'نزدیک شدن پایان اعتبار گواهی',
  group: 'learning',
  ways: ['mail'],
  write: ({ title, code, at }: AboutCertificate & { readonly at: Date }) => ({
    title: `اعتبار گواهی «${title}» رو به پایان است`,
    body: `این گواهی تا ${formatDate(at)} معتبر است. برای تمدید آن از مدرس بخواهید.`,
    link: `/certificates/${code}`,
  }),
})

const belowPassMark = noticeType({
  name: 'certificate-below-pass-mark',
  title: 'گواهی‌های زیر حد قبولی',
  group: 'learning',
  ways: [],
  write: ({ title, courseId }: { readonly title: string; readonly courseId: string }) => ({
    title: `نمرهٔ برخی دارندگان گواهی «${title}» دیگر به حد قبولی نمی‌رسد`,
    body: 'نمره پس از صدور گواهی تغییر کرده است. گواهی‌ها خودبه‌خود باطل نمی‌شوند؛ ببینید کدام باید باطل شود.',
    link: `/teach/courses/${courseId}/certificates?passMark=below`,
  }),
})

/** The notices of this module. */
export const certificateNoticeTypes = { issued, revoked, ending, belowPassMark } as const
