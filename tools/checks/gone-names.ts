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
