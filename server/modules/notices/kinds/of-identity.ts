import { noticeKind } from '../notice-kind.ts'

const guardsAccount = 'این پیام از حساب شما نگهبانی می‌کند و خاموش نمی‌شود.'
const both = { sms: guardsAccount, mail: guardsAccount }
const notYou = 'اگر این کار شما نبوده است، همین حالا گذرواژه را عوض کنید و به پشتیبانی خبر دهید.'
const security = '/panel/security'

const welcome = noticeKind({
  name: 'welcome',
  title: 'خوش‌آمد',
  ways: [],
  write: () => ({
    title: 'به آروند خوش آمدید',
    body: 'حساب شما ساخته شد. نمایهٔ خود را کامل کنید تا گواهی‌ها و پیام‌ها به نام شما باشند.',
    link: '/panel/profile',
  }),
})

const newDevice = noticeKind({
  name: 'signed-in-on-new-device',
  title: 'ورود از دستگاه تازه',
  ways: ['sms', 'mail'],
  locked: { mail: guardsAccount },
  urgent: true,
  write: ({ device, address }: { device: string; address: string }) => ({
    title: 'ورود از دستگاه تازه',
    body: `به حساب شما از «${device}» با نشانی ${address} وارد شدند. ${notYou}`,
    link: security,
  }),
})

const passwordChanged = noticeKind({
  name: 'password-changed',
  title: 'تغییر گذرواژه',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'گذرواژهٔ شما عوض شد',
    body: `گذرواژهٔ حساب شما عوض شد. ${notYou}`,
    link: security,
  }),
})

const mobileChanged = noticeKind({
  name: 'mobile-changed',
  title: 'تغییر شمارهٔ همراه',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'شمارهٔ همراه شما عوض شد',
    body: `شمارهٔ همراه حساب شما عوض شد. ${notYou}`,
    link: security,
  }),
})

const emailChanged = noticeKind({
  name: 'email-changed',
  title: 'تغییر ایمیل',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'ایمیل شما عوض شد',
    body: `ایمیل حساب شما عوض شد. ${notYou}`,
    link: security,
  }),
})

const secondFactorOn = noticeKind({
  name: 'second-factor-turned-on',
  title: 'روشن شدن رمز دوم',
  ways: ['mail'],
  locked: { mail: guardsAccount },
  write: () => ({
    title: 'رمز دوم روشن شد',
    body: `از این پس ورود به حساب شما رمز دوم هم می‌خواهد. کدهای بازیابی را جای امنی نگه دارید. ${notYou}`,
    link: security,
  }),
})

const secondFactorOff = noticeKind({
  name: 'second-factor-turned-off',
  title: 'خاموش شدن رمز دوم',
  ways: ['sms', 'mail'],
  locked: both,
  urgent: true,
  write: () => ({
    title: 'رمز دوم خاموش شد',
    body: `ورود به حساب شما دیگر رمز دوم نمی‌خواهد. ${notYou}`,
    link: security,
  }),
})

const roleNames = { teacher: 'معلم', manager: 'مدیر' } as const

const roleGranted = noticeKind({
  name: 'role-granted',
  title: 'گرفتن نقش تازه',
  ways: ['mail'],
  write: ({ role }: { role: keyof typeof roleNames }) => ({
    title: `نقش «${roleNames[role]}» به شما داده شد`,
    body:
      role === 'manager'
        ? 'برای کار با بخش مدیریت، نخست رمز دوم را روشن کنید.'
        : 'از این پس بخش معلم در پیشخان شما باز است.',
    link: role === 'manager' ? security : '/panel',
  }),
})

const applicationAccepted = noticeKind({
  name: 'application-accepted',
  title: 'پذیرش درخواست تدریس',
  ways: ['sms', 'mail'],
  write: () => ({
    title: 'درخواست تدریس شما پذیرفته شد',
    body: 'به جمع معلم‌های آروند خوش آمدید. بخش معلم در پیشخان شما باز است.',
    link: '/panel',
  }),
})

const applicationReturned = noticeKind({
  name: 'application-returned',
  title: 'برگشت درخواست تدریس',
  ways: ['sms', 'mail'],
  write: ({ reason }: { reason: string }) => ({
    title: 'درخواست تدریس شما نیاز به اصلاح دارد',
    body: `بررسی‌کننده نوشته است: ${reason}`,
    link: '/panel/teaching',
  }),
})

/** What identity's happenings are told as, by the same words (`what`). */
export const kindsOfIdentity = {
  registered: welcome,
  'signed-in-on-new-device': newDevice,
  'password-changed': passwordChanged,
  'mobile-changed': mobileChanged,
  'email-changed': emailChanged,
  'second-factor-turned-on': secondFactorOn,
  'second-factor-turned-off': secondFactorOff,
  'role-granted': roleGranted,
  'application-accepted': applicationAccepted,
  'application-returned': applicationReturned,
} as const
