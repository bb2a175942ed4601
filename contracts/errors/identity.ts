import type { ErrorTable } from './error-table.ts'

export const identityErrors = {
  'identity.second-factor-needed': {
    status: 403,
    sentence: 'حساب مدیر بدون ورود دومرحله‌ای کار نمی‌کند. اول آن را در بخش امنیت روشن کنید.',
  },
  'identity.code-wrong': {
    status: 422,
    sentence: 'این کد درست نیست یا زمان آن گذشته است. کد را دوباره ببینید یا کد تازه‌ای بخواهید.',
  },
  'identity.ticket-wrong': {
    status: 422,
    sentence: 'زمان این تأیید گذشته یا از آن استفاده شده است. شماره یا ایمیل را دوباره تأیید کنید.',
  },
  'identity.password-wrong': {
    status: 422,
    sentence: 'شماره، ایمیل یا رمز عبور درست نیست. دوباره بنویسید یا با کد پیامکی وارد شوید.',
  },
  'identity.second-factor-wrong': {
    status: 422,
    sentence: 'این کد رمزساز درست نیست. کد جدید رمزساز یا یکی از کدهای بازیابی را بنویسید.',
  },
  'identity.challenge-wrong': {
    status: 422,
    sentence: 'زمان این ورود تمام شده است. از نو وارد شوید.',
  },
  'identity.passkey-wrong': {
    status: 422,
    sentence: 'با این کلید عبور نشد. دوباره امتحان کنید یا با کد پیامکی وارد شوید.',
  },
  'identity.way-in-undecided': {
    status: 403,
    sentence:
      'رمز عبور این حساب بازیابی شده است و این راه ورود هنوز تأیید نشده. با کد یا رمز جدید وارد شوید و در «امنیت حساب» آن را نگه دارید.',
  },
  'identity.no-people': {
    status: 422,
    sentence: 'در این فهرست شمارهٔ موبایلی پیدا نشد. در هر خط نام و شمارهٔ یک نفر را بنویسید.',
  },
  'identity.too-many-people': {
    status: 422,
    sentence: 'هر بار تا ۵٬۰۰۰ نفر وارد می‌شوند. فهرست را چند تکه کنید.',
  },
  'identity.unknown-import': {
    status: 404,
    sentence: 'این فهرست پیدا نشد. فهرست‌ها پس از ۳۰ روز پاک می‌شوند.',
  },
  'identity.passkeys-full': {
    status: 409,
    sentence: 'ده کلید عبور دارید. برای افزودن کلید تازه، اول یکی را حذف کنید.',
  },
  'identity.reauthentication-wrong': {
    status: 422,
    sentence: 'برای این کار اول با رمز عبور یا کد تازه نشان دهید که خودتان هستید.',
  },
  'identity.no-account': {
    status: 409,
    sentence: 'با این شماره یا ایمیل حسابی نیست. با همین تأیید می‌توانید ثبت‌نام کنید.',
  },
  'identity.mobile-taken': {
    status: 409,
    sentence: 'با این شماره پیش‌تر حسابی ساخته شده است. با همین تأیید می‌توانید وارد شوید.',
  },
  'identity.email-taken': {
    status: 409,
    sentence: 'این ایمیل برای حساب دیگری است. ایمیل دیگری بنویسید یا با آن حساب وارد شوید.',
  },
  'identity.handle-taken': {
    status: 409,
    sentence: 'این نام کاربری قبلاً گرفته شده است. نام دیگری انتخاب کنید.',
  },
  'identity.national-code-taken': {
    status: 409,
    sentence: 'این کد ملی در حساب دیگری ثبت شده است. اگر مال شماست، با پشتیبانی تماس بگیرید.',
  },
  'identity.password-common': {
    status: 422,
    sentence: 'این رمز عبور رایج است و زود حدس زده می‌شود. رمز عبور دیگری انتخاب کنید.',
  },
  'identity.second-factor-on': {
    status: 409,
    sentence: 'ورود دومرحله‌ای این حساب روشن است. برای تغییر آن، اول خاموشش کنید.',
  },
  'identity.second-factor-off': {
    status: 409,
    sentence: 'ورود دومرحله‌ای این حساب خاموش است. اول آن را روشن کنید.',
  },
  'identity.second-factor-required': {
    status: 409,
    sentence: 'ورود دومرحله‌ای حساب مدیر باید همیشه روشن باشد.',
  },
  'identity.sms-off': {
    status: 503,
    sentence: 'ارسال پیامک هنوز فعال نیست. با ایمیل یا رمز عبور ادامه دهید.',
  },
  'identity.voice-off': {
    status: 503,
    sentence: 'دریافت کد با تماس ممکن نیست. کد را با پیامک بخواهید.',
  },
  'identity.mail-off': {
    status: 503,
    sentence: 'ارسال ایمیل هنوز فعال نیست. با شمارهٔ موبایل یا رمز عبور ادامه دهید.',
  },
  'identity.scope-not-held': {
    status: 403,
    sentence: 'این حوزه را خودتان ندارید. مدیری که آن را دارد می‌تواند آن را بدهد یا بگیرد.',
  },
  'identity.manager-without-password': {
    status: 409,
    sentence: 'این حساب رمز عبور ندارد و مدیر نمی‌شود. اول باید در بخش امنیت رمز عبور بگذارد.',
  },
  'identity.account-blocked': {
    status: 403,
    sentence: 'این حساب مسدود شده است. برای پیگیری با پشتیبانی تماس بگیرید.',
  },
  'identity.own-account': {
    status: 409,
    sentence: 'حساب خودتان را نمی‌توانید مسدود کنید.',
  },
  'identity.own-role': {
    status: 409,
    sentence: 'دربارهٔ نقش خودتان مدیر دیگری باید تصمیم بگیرد.',
  },
  'identity.scopes-without-role': {
    status: 409,
    sentence: 'حوزه‌ها برای مدیر است. اول نقش مدیر را بدهید.',
  },
  'identity.last-manager': {
    status: 409,
    sentence: 'این حساب تنها مدیر آروند با حوزهٔ «افراد» است. اول مدیر دیگری بگذارید.',
  },
  'identity.already-teacher': {
    status: 409,
    sentence: 'شما همین حالا مدرس آروند هستید.',
  },
  'identity.application-open': {
    status: 409,
    sentence: 'درخواست قبلی شما هنوز در حال بررسی است. پس از پاسخ می‌توانید درخواست تازه‌ای بفرستید.',
  },
  'identity.application-closed': {
    status: 409,
    sentence: 'به این درخواست پیش‌تر پاسخ داده شده است. فهرست را تازه کنید.',
  },
} as const satisfies ErrorTable
