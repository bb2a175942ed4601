import { noticeType } from '#plugs/notice-type'

const followed = noticeType({
  name: 'social-followed',
  title: 'دنبال‌کنندهٔ تازه',
  group: 'discussion',
  ways: [],
  write: ({ by, handle }: { by: string; handle: string | null }) => ({
    title: 'دنبال‌کنندهٔ تازه',
    body: `${by} شما را دنبال می‌کند.`,
    link: handle ? `/u/${handle}` : '/panel/feed',
  }),
})

const mentioned = noticeType({
  name: 'social-mentioned',
  title: 'نام شما در یک پست',
  group: 'discussion',
  ways: ['mail'],
  write: ({ by, title, postId }: { by: string; title: string; postId: string }) => ({
    title: 'از شما نام برده‌اند',
    body: `${by} در پستی از شما نام برد: «${title}»`,
    link: `/posts/${postId}`,
  }),
})

/** The notice types of this module; the preferences show them by their titles. */
export const socialNoticeTypes = { followed, mentioned } as const
