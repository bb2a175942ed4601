const questions = [
  {
    text: 'دو زاویهٔ مثلثی ۵۰ و ۶۰ درجه است. زاویهٔ سوم چند درجه است؟',
    options: ['۶۰', '۷۰', '۸۰', '۱۱۰'],
    right: 1,
    why: 'مجموع زاویه‌های مثلث ۱۸۰ درجه است: ۱۸۰ منهای ۱۱۰ می‌شود ۷۰.',
  },
  {
    text: 'کدام یک حالت هم‌نهشتی دو مثلث نیست؟',
    options: ['سه ضلع', 'دو ضلع و زاویهٔ میان آن‌ها', 'سه زاویه', 'دو زاویه و ضلع میان آن‌ها'],
    right: 2,
    why: 'با سه زاویهٔ برابر، مثلث‌ها متشابه‌اند و می‌توانند اندازه‌های متفاوت داشته باشند.',
  },
  {
    text: 'ضلع‌های قائمهٔ مثلثی ۶ و ۸ است. وتر چند است؟',
    options: ['۹', '۱۰', '۱۲', '۱۴'],
    right: 1,
    why: '۳۶ به‌علاوهٔ ۶۴ می‌شود ۱۰۰ و ریشهٔ آن ۱۰ است.',
  },
  {
    text: 'زاویهٔ محاطی روبه‌روی قطر دایره چند درجه است؟',
    options: ['۴۵', '۶۰', '۹۰', '۱۸۰'],
    right: 2,
    why: 'زاویهٔ محاطی نصف کمان روبه‌روست و کمان نیم‌دایره ۱۸۰ درجه است.',
  },
  {
    text: 'خطی موازی قاعده، دو ضلع دیگر مثلث را قطع می‌کند. چه چیزی به دست می‌آید؟',
    options: ['دو مثلث هم‌نهشت', 'مثلثی متشابه با مثلث اول', 'همیشه یک لوزی', 'دو مثلث قائم‌الزاویه'],
    right: 1,
    why: 'زاویه‌ها برابر می‌مانند، پس مثلث کوچک با مثلث اول متشابه است (تالس).',
  },
]

/** The API of SCORM 1.2 stands in a window around this one. */
function findApi(from) {
  for (let at = from, up = 0; up < 10; at = at.parent, up++) {
    if (at.API) return at.API
    if (at.parent === at) return null
  }
  return null
}
const api = findApi(window)
const get = (name) => api?.LMSGetValue(name) ?? ''
const set = (name, value) => api?.LMSSetValue(name, String(value))

api?.LMSInitialize('')
const stored = get('cmi.suspend_data')
const given = stored ? stored.split(',').map(Number) : []
const persian = new Intl.NumberFormat('fa')
const section = document.querySelector('section')
const bar = document.querySelector('.bar')

const rightOnes = () => given.filter((option, at) => option === questions[at].right).length

function save() {
  set('cmi.suspend_data', given.join(','))
  set('cmi.core.score.min', 0)
  set('cmi.core.score.max', 100)
  set('cmi.core.score.raw', Math.round((rightOnes() * 100) / questions.length))
  set('cmi.core.lesson_location', given.length)
  const isDone = given.length === questions.length
  set('cmi.core.lesson_status', isDone ? (rightOnes() >= 3 ? 'passed' : 'failed') : 'incomplete')
  api?.LMSCommit('')
}

function element(name, text, className = '') {
  const made = document.createElement(name)
  made.textContent = text
  made.className = className
  return made
}

function button(text, className, press) {
  const made = element('button', text, className)
  made.type = 'button'
  made.addEventListener('click', press)
  return made
}

function showProgress() {
  bar.setAttribute('aria-valuenow', given.length)
  bar.firstElementChild.style.inlineSize = `${(given.length * 100) / questions.length}%`
}

function showEnd() {
  const sentence = `${persian.format(rightOnes())} پاسخ از ${persian.format(questions.length)} درست بود.`
  const advice =
    rightOnes() >= 3
      ? 'خوب پیش رفته‌اید؛ سراغ درس بعدی بروید.'
      : 'درس‌های هم‌نهشتی و فیثاغورس را یک بار دیگر بخوانید.'
  const again = button('شروع دوباره', 'next', () => {
    given.length = 0
    save()
    show()
  })
  section.replaceChildren(element('h2', sentence), element('p', advice, 'why'), again)
}

function show() {
  showProgress()
  const at = given.length
  const question = questions[at]
  if (!question) return showEnd()
  const options = question.options.map((text, option) => button(text, '', () => answer(option)))
  function answer(option) {
    given.push(option)
    save()
    showProgress()
    options.forEach((one, place) => {
      one.disabled = true
      if (place === question.right) one.className = 'right'
      else if (place === option) one.className = 'wrong'
    })
    const isRight = option === question.right
    const why = element('p', `${isRight ? 'درست است.' : 'درست نیست.'} ${question.why}`, 'why')
    const next = button(given.length === questions.length ? 'دیدن نتیجه' : 'سؤال بعدی', 'next', show)
    section.append(why, next)
    next.focus()
  }
  section.replaceChildren(element('h2', `${persian.format(at + 1)}. ${question.text}`), ...options)
}

show()
addEventListener('pagehide', () => api?.LMSFinish(''))
