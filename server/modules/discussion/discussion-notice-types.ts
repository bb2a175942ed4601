import { appealDays } from '@arvand/contracts/panel/appeals'
import { formatNumber } from '@arvand/persian/numbers'
import { noticeType } from '#plugs/notice-type'

interface Told {
  readonly threadId: string
  readonly title: string
  /** Name of the author. */
  readonly by: string
}

const answered = noticeType({
  name: 'discussion-answered',
  title: 'پاسخ تازه در گفت‌وگوها',
  group: 'discussion',
  ways: ['mail'],
  write: ({ threadId, title, by, byStaff, link }: Told & { byStaff: boolean; link: string | null }) => ({
    title: byStaff ? 'مدرس به گفت‌وگوی شما پاسخ داد' : 'پاسخ تازه در گفت‌وگوی شما',
    body: `${by} در گفت‌وگوی «${title}» نوشت. تا آن را نبینید، دربارهٔ این گفت‌وگو خبر دیگری نمی‌دهیم.`,
    link: link ?? `/discussions/${threadId}`,
  }),
})

const asked = noticeType({
  name: 'discussion-asked',
  title: 'پرسش تازه در دوره‌هایی که درس می‌دهید',
  group: 'discussion',
  ways: ['mail'],
  write: ({ threadId, title, by, place }: Told & { place: string }) => ({
    title: 'پرسش تازه از شما',
    body: `${by} دربارهٔ «${place}» پرسید: ${title}`,
    link: `/discussions/${threadId}`,
  }),
})

interface Liked {
  /** Who liked it last. */
  readonly by: string
  readonly others: number
  readonly of: 'post' | 'article' | 'comment'
  readonly title: string
  readonly link: string
}

const likedThings = { post: 'پست شما', article: 'مقالهٔ شما', comment: 'نوشتهٔ شما' } as const

const liked = noticeType({
  name: 'discussion-liked',
  title: 'پسند نوشته‌های شما',
  group: 'discussion',
  ways: [],
  write: ({ by, others, of, title, link }: Liked) => ({
    title:
      others === 0
        ? `${by} ${likedThings[of]} را پسندید`
        : `${by} و ${formatNumber(others)} نفر دیگر ${likedThings[of]} را پسندیدند`,
    body: `در «${title}»`,
    link,
  }),
})

interface Removed {
  readonly removalId: string
  readonly title: string
}

const removed = noticeType({
  name: 'discussion-removed',
  title: 'حذف نوشته‌های شما',
  group: 'discussion',
  ways: ['mail'],
  write: ({ removalId, title, reason }: Removed & { reason: string | null }) => ({
    title: 'یکی از نوشته‌های شما حذف شد',
    body: `نوشتهٔ شما در «${title}» پس از بررسی حذف شد.${reason ? ` دلیل: ${reason}` : ''}\nاگر با حذف آن موافق نیستید، تا ${formatNumber(appealDays)} روز می‌توانید درخواست بازبینی بدهید.`,
    link: `/discussions/removals/${removalId}`,
  }),
})

const appealDecided = noticeType({
  name: 'discussion-appeal-decided',
  title: 'نتیجهٔ درخواست بازبینی شما',
  group: 'discussion',
  ways: ['mail'],
  write: ({
    removalId,
    title,
    verdict,
    reason,
  }: Removed & { verdict: 'restored' | 'refused'; reason: string }) => ({
    title: verdict === 'restored' ? 'نوشتهٔ شما برگردانده شد' : 'درخواست بازبینی شما رد شد',
    body:
      verdict === 'restored'
        ? `نوشتهٔ شما در «${title}» دوباره دیده می‌شود. ${reason}`
        : `نوشتهٔ شما در «${title}» حذف‌شده می‌ماند. ${reason}`,
    link: `/discussions/removals/${removalId}`,
  }),
})

/** The notice types of this module; the preferences show them by their titles. */
export const discussionNoticeTypes = { answered, asked, liked, removed, appealDecided } as const
