import { noticeType } from '#plugs/notice-type'

export const surveysNoticeTypes = {
  invited: noticeType({
    name: 'survey-invited',
    title: 'دعوت به نظرسنجی',
    group: 'learning',
    ways: [],
    write: ({ title, slug }: { readonly title: string; readonly slug: string }) => ({
      title: `نظرتان چه بود؟ «${title}»`,
      body: 'پاسخ دادن چند دقیقه بیشتر وقت نمی‌گیرد.',
      link: `/surveys/${slug}`,
    }),
  }),
}
