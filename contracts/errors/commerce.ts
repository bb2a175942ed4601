import type { ErrorTable } from './error-table.ts'

export const commerceErrors = {
  'commerce.unknown-item': {
    status: 404,
    sentence: 'یکی از اقلام سبد دیگر موجود نیست. سبد را تازه کنید.',
  },
  'commerce.item-not-for-sale': {
    status: 409,
    sentence: 'یکی از اقلام سبد را الان نمی‌توانید بخرید. آن را از سبد حذف کنید.',
  },
  'commerce.same-item-twice': {
    status: 422,
    sentence: 'یک مورد دو بار در سبد است. یکی را حذف کنید.',
  },
  'commerce.quantity-not-allowed': {
    status: 422,
    sentence: 'از این مورد بیش از یکی نمی‌توان خرید. برای چند نفر، خرید سازمانی را انتخاب کنید.',
  },
  'commerce.for-oneself-only': {
    status: 422,
    sentence: 'این را فقط برای خودتان می‌توانید بخرید. آن را بدون هدیه دادن به سبد اضافه کنید.',
  },
  'commerce.gift-to-oneself': {
    status: 422,
    sentence: 'این شمارهٔ خود شماست. شمارهٔ کسی را بنویسید که هدیه برای اوست.',
  },
  'commerce.send-time-past': {
    status: 422,
    sentence: 'زمان ارسال هدیه گذشته است. زمانی در آینده انتخاب کنید.',
  },
  'commerce.unknown-buyer': {
    status: 404,
    sentence: 'این خریدار حقوقی پیدا نشد. از فهرست خریداران خود یکی را انتخاب کنید.',
  },
  'commerce.unknown-off-code': {
    status: 404,
    sentence: 'این کد تخفیف را نمی‌شناسیم. نوشتنش را دوباره ببینید.',
  },
  'commerce.off-code-not-yet': {
    status: 409,
    sentence: 'زمان این کد تخفیف هنوز نرسیده است. پس از شروع آن دوباره امتحان کنید.',
  },
  'commerce.off-code-over': {
    status: 409,
    sentence: 'زمان این کد تخفیف گذشته است. بدون آن ادامه دهید.',
  },
  'commerce.off-code-used-up': {
    status: 409,
    sentence: 'ظرفیت استفاده از این کد تخفیف پر شده است. بدون آن ادامه دهید.',
  },
  'commerce.off-code-used-by-you': {
    status: 409,
    sentence: 'شما قبلاً از این کد تخفیف استفاده کرده‌اید. بدون آن ادامه دهید.',
  },
  'commerce.off-code-too-little': {
    status: 409,
    sentence: 'مبلغ خرید برای این کد تخفیف کم است. مورد دیگری به سبد اضافه کنید.',
  },
  'commerce.off-code-fits-nothing': {
    status: 409,
    sentence: 'این کد تخفیف برای موارد این سبد نیست. بدون آن ادامه دهید.',
  },
  'commerce.off-code-first-purchase': {
    status: 409,
    sentence: 'این کد تخفیف برای اولین خرید است. بدون آن ادامه دهید.',
  },
  'commerce.off-code-budget-spent': {
    status: 409,
    sentence: 'بودجهٔ این کد تخفیف به پایان رسیده است. بدون آن ادامه دهید.',
  },
  'commerce.unknown-gift-card': {
    status: 404,
    sentence: 'این کد کارت هدیه را نمی‌شناسیم. نوشتنش را دوباره ببینید.',
  },
  'commerce.gift-card-over': {
    status: 409,
    sentence: 'زمان این کارت هدیه گذشته است. کارت دیگری بنویسید.',
  },
  'commerce.gift-card-stopped': {
    status: 409,
    sentence: 'این کارت هدیه غیرفعال است. با پشتیبانی تماس بگیرید.',
  },
  'commerce.gift-card-empty': {
    status: 409,
    sentence: 'این کارت هدیه دیگر مانده‌ای ندارد. کارت دیگری بنویسید.',
  },
  'commerce.gift-card-for-gift-card': {
    status: 409,
    sentence: 'کارت هدیه را با کارت هدیه نمی‌توان خرید. آن را از کیف پول یا بانک بپردازید.',
  },
  'commerce.gift-card-kept': {
    status: 409,
    sentence: 'این کارت هدیه به حساب کس دیگری اضافه شده است. کارت دیگری بنویسید.',
  },
  'commerce.gift-card-without-recipient': {
    status: 409,
    sentence: 'این کارت گیرنده‌ای ندارد. کد آن را خودتان به هر که می‌خواهید بدهید.',
  },
  'commerce.gift-card-not-sent-yet': {
    status: 409,
    sentence: 'زمان ارسال این کارت هنوز نرسیده است. در زمان خود فرستاده می‌شود.',
  },
  'commerce.gift-card-arrived': {
    status: 409,
    sentence: 'گیرنده از این کارت استفاده کرده است. ارسال دوبارهٔ آن لازم نیست.',
  },
  'commerce.gift-card-less-left': {
    status: 409,
    sentence: 'مانده‌ای به این اندازه در کارت نیست. مبلغ کمتری بنویسید.',
  },
  'commerce.expiry-past': {
    status: 422,
    sentence: 'این روز گذشته است. روزی در آینده انتخاب کنید.',
  },
  'commerce.off-code-taken': {
    status: 409,
    sentence: 'این کد پیش‌تر ساخته شده است. کد دیگری بنویسید.',
  },
  'commerce.off-code-malformed': {
    status: 422,
    sentence: 'کد از حرف‌های لاتین و رقم‌ها ساخته می‌شود و دست‌کم سه کاراکتر دارد. آن را دوباره بنویسید.',
  },
  'commerce.off-code-in-use': {
    status: 409,
    sentence: 'از این کد استفاده شده است و تخفیف و شرایطش عوض نمی‌شود. کد مشابهی بسازید.',
  },
  'commerce.off-code-used-more': {
    status: 409,
    sentence: 'این کد بیش از این تعداد استفاده شده است. سقف بیشتری بنویسید.',
  },
  'commerce.off-code-ends-early': {
    status: 422,
    sentence: 'پایان باید پس از شروع باشد. روز دیرتری انتخاب کنید.',
  },
  'commerce.unknown-campaign': {
    status: 404,
    sentence: 'این کمپین پیدا نشد. یکی را از فهرست کمپین‌ها انتخاب کنید.',
  },
  'commerce.campaign-spent-more': {
    status: 409,
    sentence: 'بیش از این مبلغ تخفیف داده شده است. بودجهٔ بیشتری بنویسید.',
  },
  'commerce.unknown-factor': {
    status: 404,
    sentence: 'این فاکتور پیدا نشد. فهرست فاکتورهای خود را ببینید.',
  },
  'commerce.unknown-line': {
    status: 404,
    sentence: 'یکی از ردیف‌ها در این فاکتور نیست. فاکتور را تازه کنید.',
  },
  'commerce.unknown-payment': {
    status: 404,
    sentence: 'این پرداخت پیدا نشد. فهرست فاکتورها و کیف پول خود را ببینید.',
  },
  'commerce.factor-paid': {
    status: 409,
    sentence: 'این فاکتور پرداخت شده است. خرید شما در پنل آماده است.',
  },
  'commerce.factor-expired': {
    status: 409,
    sentence: 'زمان پرداخت این فاکتور گذشته است. از سبد، فاکتور تازه بگیرید.',
  },
  'commerce.factor-cancelled': {
    status: 409,
    sentence: 'این فاکتور لغو شده است. از سبد، فاکتور تازه بگیرید.',
  },
  'commerce.payment-under-way': {
    status: 409,
    sentence: 'پرداخت این فاکتور در بانک در حال انجام است. چند دقیقه صبر کنید و دوباره ببینید.',
  },
  'commerce.below-gateway-least': {
    status: 409,
    sentence: 'این مبلغ از کمترین پرداخت بانک کمتر است. آن را از کیف پول بپردازید.',
  },
  'commerce.no-gateway': {
    status: 503,
    sentence: 'پرداخت بانکی هنوز فعال نیست. از کیف پول بپردازید یا بعداً سر بزنید.',
  },
  'commerce.unknown-gateway': {
    status: 422,
    sentence: 'این درگاه را نداریم. یکی از درگاه‌های صفحه را انتخاب کنید.',
  },
  'commerce.gateway-silent': {
    status: 503,
    sentence: 'بانک پاسخ نداد و پولی از شما کم نشد. چند دقیقهٔ دیگر دوباره امتحان کنید.',
  },
  'commerce.payment-not-begun': {
    status: 409,
    sentence: 'این پرداخت به بانک نرسید و پولی از شما کم نشد. دوباره پرداخت کنید.',
  },
  'commerce.gateway-refused': {
    status: 409,
    sentence:
      'بانک این پرداخت را نپذیرفت و پولی از شما کم نشد. درگاه دیگری انتخاب کنید یا از کیف پول بپردازید.',
  },
  'commerce.not-paid': {
    status: 409,
    sentence: 'این فاکتور پرداخت نشده است و بازپرداختی ندارد.',
  },
  'commerce.refund-too-late': {
    status: 409,
    sentence: 'مهلت بازپرداخت این خرید گذشته است. اگر دلیلی ویژه دارید به پشتیبانی بنویسید.',
  },
  'commerce.refund-too-much-used': {
    status: 409,
    sentence:
      'بیش از اندازهٔ مجاز از آن استفاده کرده‌اید یا مهلت انصراف از آن گذشته است. اگر دلیلی ویژه دارید به پشتیبانی بنویسید.',
  },
  'commerce.refund-under-way': {
    status: 409,
    sentence: 'درخواست بازپرداخت این فاکتور در حال بررسی است. نتیجه را به شما خبر می‌دهیم.',
  },
  'commerce.already-refunded': {
    status: 409,
    sentence: 'پول این خرید پیش‌تر برگشته است. گردش کیف پول خود را ببینید.',
  },
  'commerce.line-not-refundable': {
    status: 409,
    sentence: 'از این مورد استفاده شده است و بازپرداخت ندارد.',
  },
  'commerce.unknown-refund': {
    status: 404,
    sentence: 'این بازپرداخت پیدا نشد. فهرست بازپرداخت‌ها را تازه کنید.',
  },
  'commerce.refund-decided': {
    status: 409,
    sentence: 'دربارهٔ این بازپرداخت پیش‌تر تصمیم گرفته شده است. صفحه را تازه کنید.',
  },
  'commerce.part-not-in-doubt': {
    status: 409,
    sentence: 'این بخش دیگر نامشخص نیست. صفحه را تازه کنید.',
  },
  'commerce.unknown-withdrawal': {
    status: 404,
    sentence: 'این برداشت پیدا نشد. فهرست برداشت‌ها را تازه کنید.',
  },
  'commerce.withdrawal-too-little': {
    status: 422,
    sentence: 'این مبلغ از کمترین برداشت کمتر است. مبلغ بیشتری بنویسید.',
  },
  'commerce.withdrawal-too-much': {
    status: 409,
    sentence: 'این مبلغ بیش از درآمد آمادهٔ برداشت شماست. مبلغ کمتری بنویسید.',
  },
  'commerce.withdrawal-under-way': {
    status: 409,
    sentence: 'یک برداشت شما در حال انجام است. پس از پایان آن دوباره درخواست بدهید.',
  },
  'commerce.withdrawal-decided': {
    status: 409,
    sentence: 'دربارهٔ این برداشت پیش‌تر تصمیم گرفته شده است. صفحه را تازه کنید.',
  },
  'commerce.withdrawals-not-approved': {
    status: 409,
    sentence: 'فایل بانکی فقط برای برداشت‌های «در صف واریز» ساخته می‌شود. انتخاب خود را اصلاح کنید.',
  },
  'commerce.no-payer-sheba': {
    status: 409,
    sentence: 'شبای آروند هنوز نوشته نشده است. آن را در «مشخصات فروشنده» بنویسید.',
  },
  'commerce.own-money': {
    status: 409,
    sentence: 'این پول خود شماست. مدیر دیگری باید دربارهٔ آن تصمیم بگیرد.',
  },
} as const satisfies ErrorTable
