import { nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Names of files and folders that were replaced by the field's word, and that word. */
const files = new Map([
  ['kinds-of-commerce', 'commerce-notice-types'],
  ['kinds-of-earnings', 'earnings-notice-types'],
  ['kinds-of-enrolments', 'enrolment-notice-types'],
  ['kinds-of-factors', 'factor-notice-types'],
  ['kinds-of-gift-cards', 'gift-card-notice-types'],
  ['kinds-of-payments', 'payment-notice-types'],
  ['kinds-of-plus', 'plus-notice-types'],
  ['kinds-of-presents', 'present-notice-types'],
  ['kinds-of-refunds', 'refund-notice-types'],
  ['what-is-opened', 'entitlements'],
  ['opener', 'grant'],
  ['openers', 'grant'],
  ['closer', 'revoke'],
  ['closers', 'revoke'],
  ['has-it', 'already-owns'],
  ['use-deed-name', 'idempotency-key'],
  ['patience', 'retry'],
  ['use-patience', 'retry'],
  ['patient-router', 'navigation-retry'],
  ['sandbox-parts', 'sandbox-deps'],
  ['web-parts', 'web-deps'],
  ['own-data', 'personal-data'],
  ['own-factors', 'factor-personal-data'],
  ['own-earnings', 'earnings-personal-data'],
  ['own-cards', 'my-cards'],
  ['own-gift-cards', 'gift-card-personal-data'],
  ['own-plus', 'plus-personal-data'],
  ['own-presents', 'present-personal-data'],
  ['own-courses-query', 'my-courses-query'],
  ['own-notes', 'my-notes'],
  ['own-learning', 'learning-personal-data'],
  ['own-review', 'my-review'],
  ['own-reviews', 'review-personal-data'],
  ['own-discussion', 'discussion-personal-data'],
  ['collect-own-data', 'collect-personal-data'],
  ['data-of-identity', 'identity-personal-data'],
  ['end-own-session', 'end-my-session'],
  ['own-files', 'file-personal-data'],
  ['remove-own-file', 'remove-my-file'],
  ['own-notices', 'notice-personal-data'],
  ['list-own', 'my-announcements'],
  ['own-marks', 'list-my-marks'],
  ['own-teaching', 'teaching-personal-data'],
  ['own-wallet', 'wallet-personal-data'],
  ['own-terminal', 'sandbox-bank'],
  ['own-address', 'same-origin-address'],
  ['own-announcements', 'my-announcements'],
  ['own-invitations', 'my-invitations'],
  ['own-card', 'listed-card'],
  ['own-data-file', 'personal-data-file'],
  ['own-file', 'my-file'],
  ['own-course', 'my-course'],
  ['own-packs', 'guard-packs'],
  ['own-account', 'personal-data'],
])

/** Exported names that were replaced, and by what. */
const exported = new Map([
  ['kindsOfCommerce', 'commerceNoticeTypes'],
  ['kindsOfEarnings', 'earningsNoticeTypes'],
  ['kindsOfEnrolments', 'enrolmentNoticeTypes'],
  ['kindsOfFactors', 'factorNoticeTypes'],
  ['kindsOfGiftCards', 'giftCardNoticeTypes'],
  ['kindsOfPayments', 'paymentNoticeTypes'],
  ['kindsOfPlus', 'plusNoticeTypes'],
  ['kindsOfPresents', 'presentNoticeTypes'],
  ['kindsOfRefunds', 'refundNoticeTypes'],
  ['Opener', 'grant'],
  ['OpenerParts', 'grant'],
  ['openers', 'grant'],
  ['tellOpened', 'granted'],
  ['Closer', 'revoke'],
  ['CloserParts', 'revoke'],
  ['closers', 'revoke'],
  ['Sells', 'Sellable'],
  ['hasIt', 'alreadyOwns'],
  ['useDeedName', 'idempotencyKey'],
  ['isPatient', 'retry'],
  ['useIsPatient', 'retry'],
  ['watchPatience', 'retry'],
  ['makeRouterPatient', 'navigationRetry'],
  ['patientScreens', 'navigationRetry'],
  ['PageGiven', 'ServerContext'],
  ['AppParts', 'AppDeps'],
  ['AnalysisParts', 'AnalysisDeps'],
  ['HistoryParts', 'HistoryDeps'],
  ['CommerceParts', 'CommerceDeps'],
  ['PayParts', 'PayDeps'],
  ['SendingParts', 'SendingDeps'],
  ['RefundParts', 'RefundDeps'],
  ['RenewParts', 'RenewDeps'],
  ['commerceParts', 'commerceDeps'],
  ['DiscussionParts', 'DiscussionDeps'],
  ['AuthParts', 'AuthDeps'],
  ['IdentityModuleParts', 'IdentityModuleDeps'],
  ['IdentityParts', 'IdentityDeps'],
  ['OpenParts', 'OpenDeps'],
  ['SendParts', 'SendDeps'],
  ['MediaParts', 'MediaDeps'],
  ['WalletParts', 'WalletDeps'],
  ['GatewayParts', 'GatewayDeps'],
  ['SandboxParts', 'SandboxDeps'],
  ['SheetParts', 'ExportDeps'],
  ['WebParts', 'WebDeps'],
  ['listOwnCourses', 'listMyCourses'],
  ['downloadOwnData', 'downloadPersonalData'],
  ['showOwnPresent', 'showMyPresent'],
  ['listOwnStaffInvitations', 'listMyStaffInvitations'],
  ['ownFactors', 'factorPersonalData'],
  ['ownEarnings', 'earningsPersonalData'],
  ['findOwnFactor', 'findMyFactor'],
  ['lockOwnFactor', 'lockMyFactor'],
  ['listOwnCards', 'listMyCards'],
  ['needOwnCard', 'needMyCard'],
  ['showOwnCard', 'showMyCard'],
  ['ownGiftCards', 'giftCardPersonalData'],
  ['ownPlus', 'plusPersonalData'],
  ['ownPresents', 'presentPersonalData'],
  ['ownLessonNotes', 'myLessonNotes'],
  ['OwnLesson', 'MyLesson'],
  ['findOwnLesson', 'findMyLesson'],
  ['ownLearning', 'learningPersonalData'],
  ['listOwnReviews', 'listMyReviews'],
  ['findOwnReview', 'findMyReview'],
  ['ownReviews', 'reviewPersonalData'],
  ['ownDiscussion', 'discussionPersonalData'],
  ['collectOwnData', 'collectPersonalData'],
  ['dataOfIdentity', 'identityPersonalData'],
  ['ownDataRoutes', 'personalDataRoutes'],
  ['endOwnOtherSessions', 'endMyOtherSessions'],
  ['endOwnSession', 'endMySession'],
  ['ownFiles', 'filePersonalData'],
  ['removeOwnFile', 'removeMyFile'],
  ['listOwnFiles', 'listMyFiles'],
  ['showOwnFile', 'showMyFile'],
  ['ownNotices', 'noticePersonalData'],
  ['listOwnAnnouncements', 'myAnnouncements'],
  ['listOwnMarks', 'listMyMarks'],
  ['ownTeaching', 'teachingPersonalData'],
  ['own-authoring', 'authoring-personal-data'],
  ['ownAuthoring', 'authoringPersonalData'],
  ['own-exchanges', 'exchange-personal-data'],
  ['ownExchanges', 'exchangePersonalData'],
  ['AuthoringParts', 'AuthoringDeps'],
  ['TellParts', 'TellDeps'],
  ['listOwnInvitations', 'listMyInvitations'],
  ['ownWallet', 'walletPersonalData'],
  ['OwnAnnouncements', 'MyAnnouncements'],
  ['OwnSubmissions', 'MySubmissions'],
  ['OwnMarks', 'MyMarks'],
  ['OwnInvitations', 'MyInvitations'],
  ['OwnCard', 'ListedCard'],
  ['OwnData', 'PersonalData'],
  ['ownDataWords', 'personalDataWords'],
  ['OwnCourse', 'MyCourse'],
  ['OwnReview', 'MyReview'],
])

/**
 * Old names that are gone stay gone: exact names of files and folders and of what they export, not words, which may
 * mean something else elsewhere. Whoever renames the last place of an old name adds it here.
 */
export function goneNames(tree: Tree): Finding[] {
  return [
    ...tree.files.flatMap(inPath),
    ...filesLike(tree, /\.tsx?$/).flatMap((file) => inExports(tree, file)),
  ]
}

function inPath(file: string): Finding[] {
  for (const part of file.split('/')) {
    const stem = part.replace(/\..*$/, '')
    const now = files.get(stem)
    if (now) return [{ file, line: 1, sentence: `${stem} is an old name; the word is ${now}` }]
  }
  return []
}

function inExports(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found: Finding[] = []
  const add = (name: string, start: number) => {
    const now = exported.get(name)
    const sentence = `${name} is an old name; the word is ${now}`
    if (now) found.push({ file, line: lineAt(source.text, start), sentence })
  }
  visit(source, {
    ExportNamedDeclaration({ declaration, specifiers, start }) {
      for (const one of specifiers) add(nameOf(one.exported), one.start)
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) add(nameOf(id), start)
      else if (declaration && 'id' in declaration) add(nameOf(declaration.id), start)
    },
  })
  return found
}
