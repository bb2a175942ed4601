import type { ErrorTable } from './error-table.ts'

export const walletErrors = {
  'wallet.too-little': {
    status: 409,
    sentence: 'موجودی در دسترس کیف پول کافی نیست. کیف پول را پر کنید یا راه دیگری برای پرداخت برگزینید.',
  },
  'wallet.money-left': {
    status: 409,
    sentence:
      'هنوز در کیف پول شما پول مانده است. پیش از حذف حساب، آن را خرج یا برداشت کنید، یا از پشتیبانی بخواهید آن را به شما برگرداند.',
  },
  'wallet.money-on-its-way': {
    status: 409,
    sentence:
      'پرداختی از شما هنوز در بانک است، یا پولی در راه بازگشت به شماست. تا رسیدن آن صبر کنید و سپس دوباره بخواهید.',
  },
  'wallet.unknown-entry': {
    status: 404,
    sentence: 'این گردش در کیف پول این شخص پیدا نشد. فهرست گردش‌ها را تازه کنید.',
  },
  'wallet.not-correctable': {
    status: 409,
    sentence:
      'تنها اعتباری که مدیر داده است از این‌جا اصلاح می‌شود. گردش‌های دیگر را با بازگشت وجه همان فاکتور اصلاح کنید.',
  },
  'wallet.already-corrected': {
    status: 409,
    sentence: 'این گردش پیش‌تر اصلاح شده است. گردشِ برعکس آن را در همین فهرست ببینید.',
  },
  'wallet.less-left': {
    status: 409,
    sentence:
      'بخشی از این اعتبار خرج شده یا در راه پرداخت است و موجودی آزاد برای پس گرفتن آن کافی نیست. پس از پایان پرداخت دوباره تلاش کنید.',
  },
  'wallet.own-credit': {
    status: 403,
    sentence:
      'به کیف پول خودتان نمی‌توانید اعتبار بدهید یا از آن پس بگیرید. این کار را از مدیر مالی دیگری بخواهید.',
  },
  'wallet.expiry-past': {
    status: 422,
    sentence: 'پایان اعتبار باید روزی پس از امروز باشد. روز دیگری برگزینید.',
  },
} as const satisfies ErrorTable
