/** A bank, its codes in a Sheba number and the first digits of its cards. Merged banks keep the codes they issued. */
type Bank = { readonly name: string; readonly sheba: readonly string[]; readonly cards: readonly string[] }

const banks: readonly Bank[] = [
  { name: 'بانک مرکزی', sheba: ['010'], cards: ['636795', '636797'] },
  { name: 'بانک صنعت و معدن', sheba: ['011'], cards: ['627961'] },
  { name: 'بانک ملت', sheba: ['012'], cards: ['610433', '991975'] },
  { name: 'بانک رفاه کارگران', sheba: ['013'], cards: ['589463'] },
  { name: 'بانک مسکن', sheba: ['014'], cards: ['628023'] },
  { name: 'بانک سپه', sheba: ['015'], cards: ['589210', '604932'] },
  { name: 'بانک کشاورزی', sheba: ['016'], cards: ['603770', '639217'] },
  { name: 'بانک ملی ایران', sheba: ['017'], cards: ['603799', '170019'] },
  { name: 'بانک تجارت', sheba: ['018'], cards: ['627353', '585983'] },
  { name: 'بانک صادرات ایران', sheba: ['019'], cards: ['603769', '903769'] },
  { name: 'بانک توسعهٔ صادرات', sheba: ['020'], cards: ['627648', '207177'] },
  { name: 'پست‌بانک ایران', sheba: ['021'], cards: ['627760'] },
  { name: 'بانک توسعهٔ تعاون', sheba: ['022'], cards: ['502908'] },
  { name: 'مؤسسهٔ اعتباری توسعه', sheba: ['051'], cards: ['628157'] },
  { name: 'بانک سپه (قوامین پیشین)', sheba: ['052'], cards: ['639599'] },
  { name: 'بانک کارآفرین', sheba: ['053'], cards: ['627488', '502910'] },
  { name: 'بانک پارسیان', sheba: ['054'], cards: ['622106', '627884', '639194'] },
  { name: 'بانک اقتصاد نوین', sheba: ['055'], cards: ['627412'] },
  { name: 'بانک سامان', sheba: ['056'], cards: ['621986'] },
  { name: 'بانک پاسارگاد', sheba: ['057'], cards: ['502229', '639347'] },
  { name: 'بانک سرمایه', sheba: ['058'], cards: ['639607'] },
  { name: 'بانک سینا', sheba: ['059'], cards: ['639346'] },
  { name: 'بانک قرض‌الحسنهٔ مهر ایران', sheba: ['060', '090'], cards: ['606373'] },
  { name: 'بانک شهر', sheba: ['061'], cards: ['502806', '504706'] },
  { name: 'بانک آینده', sheba: ['062'], cards: ['636214'] },
  { name: 'بانک سپه (انصار پیشین)', sheba: ['063'], cards: ['627381'] },
  { name: 'بانک گردشگری', sheba: ['064'], cards: ['505416', '505426'] },
  { name: 'بانک سپه (حکمت ایرانیان پیشین)', sheba: ['065'], cards: ['636949'] },
  { name: 'بانک دی', sheba: ['066'], cards: ['502938'] },
  { name: 'بانک ایران‌زمین', sheba: ['069'], cards: ['505785'] },
  { name: 'بانک قرض‌الحسنهٔ رسالت', sheba: ['070'], cards: ['504172'] },
  { name: 'بانک سپه (کوثر پیشین)', sheba: ['073'], cards: ['505801'] },
  { name: 'مؤسسهٔ اعتباری ملل', sheba: ['075'], cards: ['606256'] },
  { name: 'بانک خاورمیانه', sheba: ['078'], cards: ['585947', '505809'] },
  { name: 'بانک سپه (مهر اقتصاد پیشین)', sheba: ['079'], cards: ['639370'] },
  { name: 'مؤسسهٔ اعتباری نور', sheba: ['080'], cards: ['507677'] },
  { name: 'بانک ایران و ونزوئلا', sheba: ['095'], cards: ['581874'] },
]

const byShebaCode = new Map(banks.flatMap(({ name, sheba }) => sheba.map((code) => [code, name] as const)))
const byCardPrefix = new Map(
  banks.flatMap(({ name, cards }) => cards.map((prefix) => [prefix, name] as const)),
)

/** The bank of a three-digit Sheba code such as `017`; null if it is not known here. */
export function bankOfShebaCode(code: string): string | null {
  return byShebaCode.get(code) ?? null
}

/** The bank of the first six digits of a card; null if it is not known here. */
export function bankOfCardPrefix(prefix: string): string | null {
  return byCardPrefix.get(prefix) ?? null
}
