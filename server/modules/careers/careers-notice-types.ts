import type { Stage } from '@arvand/contracts/careers'
import { localDigits } from '@arvand/persian/digits'
import { noticeType } from '#plugs/notice-type'

interface OfCompany {
  readonly companyId: string
  readonly company: string
}

/** What an applicant reads about each stage. */
const stageText: Readonly<Record<Stage, string>> = {
  new: 'در صف بررسی است',
  reviewing: 'در حال بررسی است',
  interview: 'به مرحلهٔ مصاحبه رسید',
  offer: 'به مرحلهٔ پیشنهاد همکاری رسید',
  hired: 'به استخدام رسید',
  rejected: 'پذیرفته نشد',
}

export const careersNoticeTypes = {
  companyAccepted: noticeType({
    name: 'company-accepted',
    title: 'تأیید شرکت',
    group: 'account',
    ways: ['mail'],
    write: ({ companyId, company }: OfCompany) => ({
      title: `شرکت «${company}» تأیید شد`,
      body: 'صفحهٔ شرکت حالا برای همه باز است. می‌توانید آگهی‌های شغلی آن را منتشر کنید.',
      link: `/panel/companies/${companyId}`,
    }),
  }),
  companyReturned: noticeType({
    name: 'company-returned',
    title: 'برگشت شرکت برای اصلاح',
    group: 'account',
    ways: ['mail'],
    write: ({ companyId, company, reason }: OfCompany & { readonly reason: string }) => ({
      title: `شرکت «${company}» تأیید نشد`,
      body: `دلیل: ${reason} پس از اصلاح، شرکت دوباره بررسی می‌شود.`,
      link: `/panel/companies/${companyId}`,
    }),
  }),
  companyChanged: noticeType({
    name: 'company-changed',
    title: 'تأیید تغییر شرکت',
    group: 'account',
    ways: ['mail'],
    write: ({ companyId, company }: OfCompany) => ({
      title: `مشخصات تازهٔ شرکت «${company}» تأیید شد`,
      body: 'نام و سایت تازه حالا در صفحهٔ شرکت و آگهی‌های آن دیده می‌شود.',
      link: `/panel/companies/${companyId}`,
    }),
  }),
  companyChangeRefused: noticeType({
    name: 'company-change-refused',
    title: 'رد تغییر شرکت',
    group: 'account',
    ways: ['mail'],
    write: ({ companyId, company, reason }: OfCompany & { readonly reason: string }) => ({
      title: `نام و سایت تازهٔ شرکت «${company}» تأیید نشد`,
      body: `دلیل: ${reason} صفحهٔ شرکت با نام و سایت قبلی دیده می‌شود.`,
      link: `/panel/companies/${companyId}/settings`,
    }),
  }),
  companyInvited: noticeType({
    name: 'company-invited',
    title: 'دعوت به تیم شرکت',
    group: 'account',
    ways: ['mail'],
    write: ({ company }: { readonly company: string }) => ({
      title: `شرکت «${company}» شما را به تیم خود دعوت کرد`,
      body: 'اگر بپذیرید، آگهی‌ها و متقاضی‌های شرکت را می‌بینید و اعضای آن نام شما را.',
      link: '/panel/companies',
    }),
  }),
  applied: noticeType({
    name: 'job-applied',
    title: 'درخواست تازه برای آگهی',
    group: 'account',
    ways: [],
    write: (about: {
      readonly name: string
      readonly job: string
      readonly jobId: string
      readonly companyId: string
    }) => ({
      title: `${about.name} برای «${about.job}» درخواست داد`,
      body: 'رزومه را ببینید و درخواست را در مراحل استخدام جلو ببرید.',
      link: `/panel/companies/${about.companyId}/jobs/${about.jobId}`,
    }),
  }),
  moved: noticeType({
    name: 'application-moved',
    title: 'مرحلهٔ درخواست شغل',
    group: 'account',
    ways: ['sms', 'mail'],
    write: (about: {
      readonly applicationId: string
      readonly job: string
      readonly company: string
      readonly stage: Stage
    }) => ({
      title: `درخواست شما برای «${about.job}» ${stageText[about.stage]}`,
      body: localDigits(`شرکت ${about.company} مرحلهٔ درخواست شما را عوض کرد.`),
      link: `/panel/applications/${about.applicationId}`,
    }),
  }),
  newJob: noticeType({
    name: 'followed-company-job',
    title: 'آگهی تازهٔ شرکتی که دنبال می‌کنید',
    group: 'account',
    ways: [],
    write: (about: { readonly company: string; readonly job: string; readonly slug: string }) => ({
      title: `${about.company}: «${about.job}»`,
      body: 'شرکتی که دنبال می‌کنید آگهی تازه‌ای منتشر کرده است.',
      link: `/jobs/${about.slug}`,
    }),
  }),
  jobAlert: noticeType({
    name: 'job-alert',
    title: 'آگهی‌های تازهٔ جست‌وجوی شما',
    group: 'account',
    ways: ['mail'],
    write: (about: { readonly title: string; readonly count: number; readonly link: string }) => ({
      title: `${localDigits(about.count)} آگهی تازه برای «${about.title}»`,
      body: 'آگهی‌ها را ببینید. در همان صفحه با یک دکمه می‌توانید این هشدار را خاموش کنید.',
      link: about.link,
    }),
  }),
  message: noticeType({
    name: 'application-message',
    title: 'پیام دربارهٔ درخواست شغل',
    group: 'account',
    ways: ['mail'],
    write: (about: { readonly from: string; readonly job: string; readonly link: string }) => ({
      title: `پیام ${about.from} دربارهٔ «${about.job}»`,
      body: 'پیام را بخوانید و همان‌جا جواب بدهید.',
      link: about.link,
    }),
  }),
}
