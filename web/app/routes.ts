import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { withStyleguide } from './config.ts'
import { aboutRoutes } from './features/about/routes.ts'
import { allCoursesRoutes } from './features/all-courses/routes.ts'
import { announcementsRoutes } from './features/announcements/routes.ts'
import { assignmentsRoutes } from './features/assignments/routes.ts'
import { authoringRoutes } from './features/authoring/routes.ts'
import { buyersRoutes } from './features/buyers/routes.ts'
import { calendarRoutes } from './features/calendar/routes.ts'
import { cartRoutes } from './features/cart/routes.ts'
import { certificatesRoutes } from './features/certificates/routes.ts'
import { checkoutRoutes } from './features/checkout/routes.ts'
import { courseReviewRoutes } from './features/course-review/routes.ts'
import { coursesRoutes } from './features/courses/routes.ts'
import { developersRoutes } from './features/developers/routes.ts'
import { discussionRoutes } from './features/discussion/routes.ts'
import { earningsRoutes } from './features/earnings/routes.ts'
import { examInvigilatingRoutes } from './features/exam-invigilating/routes.ts'
import { examMarkingRoutes } from './features/exam-marking/routes.ts'
import { examSettingRoutes } from './features/exam-setting/routes.ts'
import { examsRoutes } from './features/exams/routes.ts'
import { exchangeRoutes } from './features/exchange/routes.ts'
import { factorsRoutes } from './features/factors/routes.ts'
import { financeRoutes } from './features/finance/routes.ts'
import { giftCardsRoutes } from './features/gift-cards/routes.ts'
import { giftPurchasesRoutes } from './features/gift-purchases/routes.ts'
import { gradebookRoutes } from './features/gradebook/routes.ts'
import { homeRoutes } from './features/home/routes.ts'
import { identityRoutes } from './features/identity/routes.ts'
import { learningRoutes } from './features/learning/routes.ts'
import { lessonFiguresRoutes } from './features/lesson-figures/routes.ts'
import { liveRoutes } from './features/live/routes.ts'
import { mediaRoutes } from './features/media/routes.ts'
import { meetsRoutes } from './features/meets/routes.ts'
import { myCoursesRoutes } from './features/my-courses/routes.ts'
import { notesRoutes } from './features/notes/routes.ts'
import { noticesRoutes } from './features/notices/routes.ts'
import { offCodesRoutes } from './features/off-codes/routes.ts'
import { offlineRoutes } from './features/offline/routes.ts'
import { outboxRoutes } from './features/outbox/routes.ts'
import { pathsRoutes } from './features/paths/routes.ts'
import { peopleRoutes } from './features/people/routes.ts'
import { plusRoutes } from './features/plus/routes.ts'
import { practiceRoutes } from './features/practice/routes.ts'
import { practiceSettingRoutes } from './features/practice-setting/routes.ts'
import { questionBankRoutes } from './features/question-bank/routes.ts'
import { receiptsRoutes } from './features/receipts/routes.ts'
import { referralRoutes } from './features/referral/routes.ts'
import { reviewsRoutes } from './features/reviews/routes.ts'
import { roomsRoutes } from './features/rooms/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { studentsRoutes } from './features/students/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { teacherTodayRoutes } from './features/teacher-today/routes.ts'
import { todayRoutes } from './features/today/routes.ts'
import { walletRoutes } from './features/wallet/routes.ts'
import { webinarSettingRoutes } from './features/webinar-setting/routes.ts'
import { webinarsRoutes } from './features/webinars/routes.ts'
import { wishesRoutes } from './features/wishes/routes.ts'
import type { FeatureRoutes } from './shell/feature-routes.ts'
import { shellRoutes } from './shell/routes.ts'

const features: readonly FeatureRoutes[] = [
  homeRoutes,
  allCoursesRoutes,
  courseReviewRoutes,
  cartRoutes,
  checkoutRoutes,
  coursesRoutes,
  pathsRoutes,
  searchRoutes,
  reviewsRoutes,
  wishesRoutes,
  aboutRoutes,
  authoringRoutes,
  identityRoutes,
  todayRoutes,
  announcementsRoutes,
  assignmentsRoutes,
  gradebookRoutes,
  examsRoutes,
  examSettingRoutes,
  practiceRoutes,
  practiceSettingRoutes,
  examInvigilatingRoutes,
  examMarkingRoutes,
  webinarsRoutes,
  webinarSettingRoutes,
  roomsRoutes,
  meetsRoutes,
  liveRoutes,
  certificatesRoutes,
  receiptsRoutes,
  lessonFiguresRoutes,
  teacherTodayRoutes,
  studentsRoutes,
  supportRoutes,
  myCoursesRoutes,
  notesRoutes,
  learningRoutes,
  mediaRoutes,
  questionBankRoutes,
  noticesRoutes,
  discussionRoutes,
  exchangeRoutes,
  referralRoutes,
  factorsRoutes,
  earningsRoutes,
  financeRoutes,
  giftCardsRoutes,
  offCodesRoutes,
  walletRoutes,
  plusRoutes,
  giftPurchasesRoutes,
  buyersRoutes,
  peopleRoutes,
  calendarRoutes,
  offlineRoutes,
  outboxRoutes,
  developersRoutes,
  shellRoutes,
]

/** The page of every component lies in a workspace of its own, and is left out of a build for production. */
const styleguide = withStyleguide ? [route('ui', '../../styleguide/styleguide.tsx')] : []

const within = (frame: keyof FeatureRoutes) => features.flatMap((feature) => feature[frame] ?? [])

/** A frame without screens would itself match `/`, so an empty one is left out. */
const framed = (file: string, screens: RouteConfigEntry[]) => (screens.length ? [layout(file, screens)] : [])

export default [
  ...framed('frames/public-frame.tsx', [...within('public'), route('*', 'shell/not-found.tsx')]),
  ...framed('frames/panel-frame.tsx', within('panel')),
  ...framed('frames/teacher-frame.tsx', within('teacher')),
  ...framed('frames/manager-frame.tsx', within('manager')),
  ...framed('frames/focused-frame.tsx', within('focused')),
  ...within('bare'),
  ...styleguide,
] satisfies RouteConfig
