import { siteName } from '@arvand/contracts/site-name'
import { noticeType } from '#plugs/notice-type'
import type { Happening } from './happenings.ts'

const guardsAccount = 'این پیام برای امنیت حساب شماست و خاموش نمی‌شود.'
const both = { sms: guardsAccount, mail: guardsAccount, push: guardsAccount }
const notYou = 'اگر این کار شما نبوده است، همین حالا رمز عبور را عوض کنید و به پشتیبانی خبر دهید.'
const security = '/panel/security'

const welcome = noticeType({
  name: 'welcome',
  title: 'خوش‌آمدگویی',
  group: 'account',
  ways: [],
  onlyInApp: true,
  write: () => ({
    title: `به ${siteName()} خوش آمدید`,
    body: 'حساب شما ساخته شد. پروفایل خود را کامل کنید تا گواهی‌ها و پیام‌ها به نام شما باشند.',
    link: '/panel/profile',
  }),
})

const newDevice = noticeType({
  name: 'signed-in-on-new-device',
  title: 'ورود از دستگاه تازه',
  group: 'account',
  ways: ['sms', 'mail'],
  locked: { mail: guardsAccount, push: guardsAccount },
  urgent: true,
  write: ({ device, address }: { device: string; address: string }) => ({
    title: 'ورود از دستگاه تازه',
    body: `به حساب شما از «${device}» با آدرس اینترنتی ${address} وارد شدند. ${notYou}`,
    link: security,
  }),
})

const passwordChanged = noticeType({
  name: 'password-changed',
  title: 'تغییر رمز عبور',
  group: 'account',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'رمز عبور شما عوض شد',
    body: `رمز عبور حساب شما عوض شد. ${notYou}`,
    link: security,
  }),
})

const mobileChanged = noticeType({
  name: 'mobile-changed',
  title: 'تغییر شمارهٔ موبایل',
  group: 'account',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'شمارهٔ موبایل شما عوض شد',
    body: `شمارهٔ موبایل حساب شما عوض شد. ${notYou}`,
    link: security,
  }),
})

const emailChanged = noticeType({
  name: 'email-changed',
  title: 'تغییر ایمیل',
  group: 'account',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'ایمیل شما عوض شد',
    body: `ایمیل حساب شما عوض شد. ${notYou}`,
    link: security,
  }),
})

const secondFactorOn = noticeType({
  name: 'second-factor-turned-on',
  title: 'روشن شدن ورود دومرحله‌ای',
  group: 'account',
  ways: ['mail'],
  locked: { mail: guardsAccount },
  write: () => ({
    title: 'ورود دومرحله‌ای روشن شد',
    body: `از این پس برای ورود به حساب، کد رمزساز هم لازم است. کدهای بازیابی را جای امنی نگه دارید. ${notYou}`,
    link: security,
  }),
})

const secondFactorOff = noticeType({
  name: 'second-factor-turned-off',
  title: 'خاموش شدن ورود دومرحله‌ای',
  group: 'account',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'ورود دومرحله‌ای خاموش شد',
    body: `برای ورود به حساب، دیگر کد رمزساز لازم نیست. ${notYou}`,
    link: security,
  }),
})

const passkeyAdded = noticeType({
  name: 'passkey-added',
  title: 'افزودن کلید عبور',
  group: 'account',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: ({ name }: { name: string }) => ({
    title: 'کلید عبور تازه‌ای به حساب شما اضافه شد',
    body: `با کلید عبور «${name}» می‌توان وارد حساب شما شد. اگر این کار شما نبوده است، همین حالا آن را حذف کنید و به پشتیبانی خبر دهید.`,
    link: security,
  }),
})

const names = {
  teacher: 'نقش مدرس',
  manager: 'نقش مدیر',
  people: 'حوزهٔ افراد',
  content: 'حوزهٔ محتوا',
  exams: 'حوزهٔ آزمون‌ها',
  finance: 'حوزهٔ مالی',
  support: 'حوزهٔ پشتیبانی',
  growth: 'حوزهٔ رشد',
  settings: 'حوزهٔ تنظیمات',
} as const

type Held = Extract<Happening, { what: 'role-granted' }>
const inWords = ({ roles, scopes }: Held | Extract<Happening, { what: 'role-taken' }>): string =>
  [...roles, ...scopes].map((one) => names[one]).join('، ')

const roleGranted = noticeType({
  name: 'role-granted',
  title: 'دسترسی تازه',
  group: 'account',
  ways: ['mail'],
  write: (about: Held) => ({
    title: 'دسترسی تازه به شما داده شد',
    body: about.roles.includes('manager')
      ? `${inWords(about)}. برای کار با بخش مدیریت، اول ورود دومرحله‌ای را روشن کنید.`
      : `${inWords(about)}. از همین حالا می‌توانید از آن استفاده کنید.`,
    link: about.roles.includes('manager') ? security : '/panel',
  }),
})

const roleTaken = noticeType({
  name: 'role-taken',
  title: 'گرفته شدن دسترسی',
  group: 'account',
  ways: ['mail'],
  write: (about: Extract<Happening, { what: 'role-taken' }>) => ({
    title: 'دسترسی‌های شما تغییر کرد',
    body: `${inWords(about)} از شما گرفته شد. اگر دلیل آن را نمی‌دانید، با پشتیبانی تماس بگیرید.`,
    link: '/panel',
  }),
})

const guarded = {
  blocked: ['یک حساب مسدود شد', 'حساب', 'را مسدود کرد'],
  unblocked: ['مسدودی یک حساب برداشته شد', 'مسدودی حساب', 'را برداشت'],
  'sessions-ended': ['همهٔ دستگاه‌های یک حساب خارج شدند', 'همهٔ دستگاه‌های', 'را خارج کرد'],
} as const

const accountGuarded = noticeType({
  name: 'account-guarded',
  title: 'مسدود شدن حساب‌ها',
  group: 'management',
  ways: ['mail'],
  locked: { mail: 'همهٔ مدیران افراد از این کارها باخبر می‌شوند و خاموش نمی‌شود.' },
  write: ({ act, account, by, reason }: Extract<Happening, { what: 'account-guarded' }>) => {
    const [title, before, after] = guarded[act]
    return {
      title,
      body: `${by} ${before} «${account.name}» ${after}. دلیل: ${reason}`,
      link: `/manage/people/${account.id}`,
    }
  },
})

const applicationAccepted = noticeType({
  name: 'application-accepted',
  title: 'پذیرش درخواست تدریس',
  group: 'account',
  ways: ['sms', 'mail'],
  write: () => ({
    title: 'درخواست تدریس شما پذیرفته شد',
    body: `به جمع مدرسان ${siteName()} خوش آمدید. بخش تدریس در پنل شما باز است.`,
    link: '/panel',
  }),
})

const applicationReturned = noticeType({
  name: 'application-returned',
  title: 'برگشت درخواست تدریس',
  group: 'account',
  ways: ['sms', 'mail'],
  write: ({ reason }: { reason: string }) => ({
    title: 'درخواست تدریس شما نیاز به اصلاح دارد',
    body: `بررسی‌کننده نوشته است: ${reason}`,
    link: '/panel/teaching',
  }),
})

const messageSent = noticeType({
  name: 'message-sent',
  title: 'پیام مدیران آروند',
  group: 'account',
  ways: ['sms', 'mail'],
  write: ({ subject, text, by }: Extract<Happening, { what: 'message-sent' }>) => ({
    title: subject,
    body: `${text}\n${by}، مدیر ${siteName()}`,
    link: '/panel/notices',
  }),
})

/** The notice type of each event of identity, by the event's `what`. */
export const identityNoticeTypes = {
  registered: welcome,
  'signed-in-on-new-device': newDevice,
  'password-changed': passwordChanged,
  'mobile-changed': mobileChanged,
  'email-changed': emailChanged,
  'second-factor-turned-on': secondFactorOn,
  'second-factor-turned-off': secondFactorOff,
  'passkey-added': passkeyAdded,
  'role-granted': roleGranted,
  'role-taken': roleTaken,
  'account-guarded': accountGuarded,
  'message-sent': messageSent,
  'application-accepted': applicationAccepted,
  'application-returned': applicationReturned,
} as const
