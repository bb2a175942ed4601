/** Handles that would look like a part of Arvand, or collide with an address of the app. */
const reserved = new Set(
  [
    'about account admin administrator analysis api app arvand articles assets auth blog bot careers certificates',
    'checkout companies contact content courses dashboard discussion error exams export faq feed feedback finance',
    'forum guest health help home index info jobs learn live login logout mail manage manager managers media meet',
    'meets moderator news notices null official outbox panel password pay payment paths people plus privacy profile',
    'recover refunds register root rooms rss sandbox-bank search security session settings sign-in sign-out sign-up',
    'signin signout signup social static staff status store super support surveys system teach teacher teachers team',
    'terms test tickets topics undefined user users verify wallet webinar webinars wheel www you me',
  ].flatMap((row) => row.split(' ')),
)

/** Whether a handle in small letters belongs to Arvand itself. */
export const isReservedHandle = (handle: string): boolean =>
  reserved.has(handle) || handle.startsWith('arvand-') || handle.endsWith('-arvand')
