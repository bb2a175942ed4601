export const feedWords = {
  title: 'فید',
  lead: 'نوشته‌های کسانی که دنبال می‌کنید، موضوع‌های دنبال‌شده و دوره‌هایتان.',
  tabs: 'کدام پست‌ها',
  feeds: { following: 'دنبال‌شده‌ها', everyone: 'همه', saved: 'ذخیره‌شده‌ها' },
  list: 'پست‌ها',
  fresh: (count: string) => `دیدن ${count} پست تازه`,
  orders: 'ترتیب',
  order: { time: 'به‌ترتیب زمان', ranked: 'پیشنهادی' },
  rankedNote:
    'پست‌های تازه‌تر بالاترند. هر بار که پسندها و پاسخ‌ها دو برابر شود، پست ۶ ساعت جلوتر می‌رود. پست‌های دوره‌های شما و کسانی که دنبال می‌کنید ۱۲ ساعت جلوتر از پست‌های موضوع‌ها هستند.',
  why: {
    own: 'پست خودتان است',
    course: (title: string) => `در دورهٔ «${title}»`,
    person: (name: string) => `چون ${name} را دنبال می‌کنید`,
    topic: (title: string) => `چون موضوع #${title} را دنبال می‌کنید`,
  },
  allPosts: 'همهٔ پست‌ها',
  blocked: 'مسدودها و بی‌صداها',
  empty: {
    following: 'فید شما هنوز خالی است',
    everyone: 'هنوز کسی پستی ننوشته است',
    saved: 'هنوز پستی ذخیره نکرده‌اید',
  },
  emptyText: {
    following: 'در «همه» پست‌ها را ببینید و هر کس را که پسندیدید دنبال کنید.',
    everyone: 'اولین پست را شما بنویسید.',
    saved: 'زیر هر پست «ذخیره» را بزنید تا این‌جا بماند. فقط خودتان آن را می‌بینید.',
  },
  topics: 'موضوع‌های دنبال‌شده',
} as const

export const writeWords = {
  title: 'پست تازه',
  text: 'چه یاد گرفته‌اید؟ چه می‌پرسید؟',
  hint: 'فرمول را میان دو $ بگذارید، مانند \u2066$x^2$\u2069؛ کد را میان دو ` بنویسید و برچسب را با # شروع کنید.',
  pictures: 'افزودن عکس',
  picture: (number: string) => `عکس ${number}`,
  limits: 'عکس، حداکثر ۱۰ مگابایت.',
  visibility: 'چه کسانی ببینند؟',
  visibilities: { everyone: 'همه', followers: 'فقط دنبال‌کننده‌های من' },
  ofCourse: (title: string) => `افراد دورهٔ «${title}»`,
  aboutLesson: (title: string) => `پرسش دربارهٔ درس «${title}»؛ افراد دوره آن را می‌بینند.`,
  poll: 'افزودن نظرسنجی',
  pollChoice: (number: string) => `گزینهٔ ${number}`,
  pollHint: 'متن پست پرسش شماست. دو تا شش گزینه بنویسید؛ جای گزینه‌های دیگر را خالی بگذارید.',
  pollDays: 'تا کی رأی بدهند؟',
  pollDay: (days: string) => `${days} روز`,
  send: 'انتشار پست',
  sent: 'پست شما منتشر شد.',
} as const

export const postWords = {
  title: (name: string) => `پستی از ${name}`,
  by: 'نوشتهٔ',
  followersOnly: 'فقط دنبال‌کننده‌ها',
  courseOnly: (title: string) => `افراد دورهٔ «${title}»`,
  aboutLesson: (title: string) => `دربارهٔ درس «${title}»`,
  discuss: 'بردن به گفت‌وگوی درس',
  toDiscussion: 'ادامه در گفت‌وگوی درس',
  edited: 'ویرایش‌شده',
  reported: 'چند نفر این پست را گزارش کرده‌اند؛ تا رسیدگی، دیگران آن را نمی‌بینند.',
  picture: (number: string, of: string, name: string) => `عکس ${number} از ${of}، از پست ${name}`,
  like: 'پسندیدن',
  unlike: 'پس گرفتن پسند',
  likes: (count: string) => `${count} پسند`,
  save: 'ذخیرهٔ پست',
  unsave: 'حذف از ذخیره‌شده‌ها',
  isSaved: 'پست ذخیره شد.',
  isUnsaved: 'پست از ذخیره‌شده‌ها حذف شد.',
  comments: (count: string) => `${count} پاسخ`,
  open: 'دیدن پست و پاسخ‌ها',
  signIn: 'برای پسندیدن و پاسخ دادن وارد شوید.',
  signInLink: 'ورود یا ثبت‌نام',
  toFeed: 'بازگشت به فید',
  answersNote: 'قدیمی‌ترین‌ها بالاترند.',
  answers: 'پاسخ‌ها',
} as const

export const pollWords = {
  title: 'نظرسنجی',
  result: 'نتیجهٔ نظرسنجی',
  choose: 'گزینهٔ شما',
  vote: 'ثبت رأی',
  voted: 'رأی شما ثبت شد.',
  mine: 'رأی شما',
  votes: (count: string) => `${count} رأی`,
  ends: (when: string) => `تا ${when}`,
  isOver: 'تمام شده است',
  once: 'رأی عوض نمی‌شود. پس از آن نتیجه را می‌بینید.',
  signIn: 'نتیجه پس از پایان دیده می‌شود. برای رأی دادن وارد شوید.',
} as const

export const topicWords = {
  title: (title: string) => `پست‌های #${title}`,
  description: (title: string) => `پرسش‌ها و نوشته‌های کاربران آروند با برچسب #${title}`,
  followers: (count: string) => `${count} دنبال‌کننده`,
  follow: 'دنبال کردن',
  unfollow: 'دنبال نکردن',
  followName: (title: string) => `دنبال کردن #${title}`,
  unfollowName: (title: string) => `دنبال نکردن #${title}`,
  followed: 'از این پس پست‌های این موضوع در فید شماست.',
  unfollowed: 'پست‌های این موضوع دیگر در فید شما نمی‌آید.',
  signIn: 'ورود برای دنبال کردن',
  empty: 'پستی برای دیدن نیست',
  toFeed: 'فید',
} as const

export const followedTopicsWords = {
  title: 'موضوع‌های دنبال‌شده',
  lead: 'پست‌های این موضوع‌ها در فید شماست.',
  empty: 'هنوز موضوعی را دنبال نمی‌کنید',
  emptyText: 'روی برچسبی در یک پست بزنید و در صفحهٔ آن «دنبال کردن» را انتخاب کنید.',
} as const

export const personActWords = {
  follow: 'دنبال کردن',
  unfollow: 'دنبال نکردن',
  followName: (name: string) => `دنبال کردن ${name}`,
  unfollowName: (name: string) => `دنبال نکردن ${name}`,
  followed: 'از این پس پست‌هایش در فید شماست.',
  mute: 'بی‌صدا کردن',
  unmute: 'برداشتن بی‌صدایی',
  muteName: (name: string) => `بی‌صدا کردن ${name}`,
  unmuteName: (name: string) => `برداشتن بی‌صدایی ${name}`,
  muteText: 'پست‌هایش دیگر در فید شما نمی‌آید. خبری به او داده نمی‌شود.',
  muted: 'بی‌صدا شد. پست‌هایش دیگر در فید شما نمی‌آید.',
  unmuted: 'بی‌صدایی برداشته شد.',
  block: 'مسدود کردن',
  unblock: 'برداشتن مسدودی',
  blocked: 'مسدود شد. دیگر پست‌ها و پاسخ‌های هم را نمی‌بینید.',
  unblocked: 'مسدودی برداشته شد.',
  blockText:
    'دیگر پست‌ها و پاسخ‌های هم را نمی‌بینید و دنبال کردن از هر دو سو پایان می‌یابد. خبری به او داده نمی‌شود.',
  youBlock: 'این شخص را مسدود کرده‌اید.',
} as const

export const personPostsWords = {
  title: 'پست‌ها',
  posts: 'پست',
  followers: 'دنبال‌کننده',
  followees: 'دنبال‌شده',
  figures: 'در یک نگاه',
  empty: 'پستی برای دیدن نیست',
  emptyOwn: 'هنوز پستی ننوشته‌اید',
  write: 'نوشتن پست',
} as const

export const asideWords = {
  sections: 'کنارگذاشته‌ها',
  blocked: 'مسدودشده‌ها',
  muted: 'بی‌صداها',
} as const

export const mutedWords = {
  title: 'افراد بی‌صدا',
  lead: 'پست‌های این افراد در فید شما نمی‌آید. خودشان خبر ندارند.',
  empty: 'کسی را بی‌صدا نکرده‌اید',
  emptyText: 'از صفحهٔ هر شخص می‌توانید پست‌هایش را از فید خود کنار بگذارید.',
} as const

export const blockedWords = {
  title: 'افراد مسدودشده',
  lead: 'پست‌ها و پاسخ‌های این افراد را نمی‌بینید و آن‌ها هم مال شما را نمی‌بینند.',
  empty: 'کسی را مسدود نکرده‌اید',
  emptyText: 'از صفحهٔ هر شخص می‌توانید او را مسدود کنید.',
} as const
