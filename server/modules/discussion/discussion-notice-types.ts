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

/** The notice types of this module; the preferences show them by their titles. */
export const discussionNoticeTypes = { answered, asked } as const
