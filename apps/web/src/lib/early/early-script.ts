import lettersFile from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import { sessionStorageKey } from '../session/stored-session.ts';
import { themeStorageKey } from '../theme.ts';

/**
 * Says that this browser has had the web font. Where there are service workers, ours must still be there, too: both go when a visitor
 * clears what the site has stored, and the font with them.
 */
const lettersStorageKey = 'kawanusaha_letters';

/**
 * Runs in the head before the first paint, under the nonce of the response.
 * - A chosen theme never flashes, and a signed-in visitor does not see 'Masuk' and 'Daftar' for a moment.
 * - The web font is asked for once the whole page is there and painted: a long page is painted in parts, and what comes between them
 *   delays the rest. It joins the page when it has arrived, so that the page is laid out once more and not twice; rows and footer far
 *   below the window follow one by one. A browser that has the font paints with it at once. Pictures in lists (`late-picture`) wait for the
 *   same moment.
 * - The scripts of the page, which `postponeScripts` has set aside, start once the page is painted in its own letters and idle: a phone
 *   with few cores lays the page out slowly while it reads scripts. They start at the latest two seconds after the page is there; at once
 *   when the visitor touches it, or when a member opened it; a pointer that only rests (browsers report one that a new layout slid under)
 *   is no touch. They are asked for in handfuls and run one by one (the first, which brings the
 *   page to life, last), so that no long task makes the phone stutter.
 * - What is pressed, ticked, typed or sent before the page is alive, or while what came before is still being done, is held
 *   (`window.earlyActions`), and done by `replayEarlyActions` in its order.
 *   Links, search forms and native menus need no help: the browser itself follows them, and the bar says that the page is on its way
 *   (an installed app has no bar of the browser's).
 */
export const earlyScript = `(function(w,c,h){
var d=h.dataset,q=w.earlyActions=[],started,member,known;
try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.theme=t;member=localStorage.getItem('${sessionStorageKey}');if(member)d.session='stored';known=localStorage.getItem('${lettersStorageKey}')}catch(e){}
function start(e){
if(e&&e.type==='pointermove'&&!e.movementX&&!e.movementY)return;
if(c.readyState==='loading'){c.addEventListener('DOMContentLoaded',function(){start()});return}
var s=c.querySelector('script[data-modules]');
if(started||!s)return;
started=1;
var files=s.dataset.modules.split(' ');
(function ask(n){files.slice(n,n+4).forEach(function(a){var l=c.createElement('link');l.rel='modulepreload';l.href=a;c.head.append(l)});if(n+4<files.length)setTimeout(ask,0,n+4)})(0);
files.slice(1).reduce(function(p,a){return p.then(function(){return import(a)}).then(function(){return new Promise(function(r){setTimeout(r)})})},Promise.resolve()).catch(function(){}).then(function(){
var m=c.createElement('script');m.type='module';m.nonce=s.nonce;m.textContent=s.textContent;c.head.append(m)})}
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:1e3}):setTimeout(start,200)}
function frames(f){requestAnimationFrame(function(){requestAnimationFrame(f)})}
function painted(f){try{new PerformanceObserver(function(l,o){o.disconnect();frames(f)}).observe({type:'paint',buffered:!0})}catch(e){frames(f)}}
function late(e){return e.closest('[data-late]')}
function waits(e){return !q.replaying&&(!('alive' in d)||late(e)||q.some(function(a){return !late(a.element)}))}
function on(n,f){w.addEventListener(n,f,{capture:true,passive:!1})}
function hold(e,a){q.push(a);d.waiting='';if(e.type!=='change')e.preventDefault();e.stopImmediatePropagation()}
['pointermove','pointerdown','keydown','focusin','scroll'].forEach(function(n){w.addEventListener(n,start,{capture:true,passive:true})});
on('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b&&(b.type==='button'||!b.form)&&!b.hasAttribute('popovertarget')&&waits(b))hold(e,{kind:'click',element:b})});
on('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&waits(f))hold(e,{kind:'submit',element:f,button:e.submitter})});
on('keydown',function(e){var t=e.target;if(e.key==='Enter'&&!e.shiftKey&&t.enterKeyHint==='send'&&t.form&&waits(t)){e.preventDefault();t.form.requestSubmit()}});
on('input',function(e){var i=e.target;if((i.localName==='textarea'||i.localName==='input'&&i.type!=='checkbox'&&i.type!=='radio')&&waits(i)){var a=q.find(function(a){return a.element===i});if(!a)q.push(a={kind:'input',element:i});a.value=i.value}});
on('change',function(e){var i=e.target;if((i.type==='checkbox'||i.type==='radio'||i.localName==='select')&&waits(i))hold(e,{kind:'change',element:i,value:i.localName==='select'?i.value:i.checked})});
function leave(e){if(!e.defaultPrevented)d.leaving=''}
w.addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[href]');if(a&&!e.button&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey&&!a.target&&!a.hasAttribute('download')&&a.origin===location.origin&&a.pathname+a.search!==location.pathname+location.search)leave(e)});
w.addEventListener('submit',function(e){if(e.target.method!=='dialog')leave(e)});
w.addEventListener('pageshow',function(e){if(e.persisted)delete d.leaving});
function far(){return [].filter.call(c.querySelectorAll('[data-block],footer'),function(e){return e.getBoundingClientRect().top>1.5*innerHeight})}
function hide(e,size){e.style.contentVisibility=size?'hidden':'';e.style.containIntrinsicSize=size}
function letters(){try{var f=new FontFace('Plus Jakarta Sans','url(${lettersFile})',{weight:'200 800'});return f.load().then(function(){var p=known?[]:far();p.map(function(e){return [e,'auto '+e.offsetHeight+'px']}).forEach(function(a){hide(a[0],a[1])});c.fonts.add(f);localStorage.setItem('${lettersStorageKey}','1');return new Promise(function(r){frames(function next(){var e=p.shift();if(!e)return r();hide(e,'');frames(next)})})}).catch(function(){})}catch(e){return Promise.resolve()}}
known=known&&(!navigator.serviceWorker||navigator.serviceWorker.controller);
if(known)letters();
w.addEventListener('load',function(){
painted(function(){d.painted='';(known?Promise.resolve():letters()).then(function(){if(!member)idle()})});
if(!member)setTimeout(start,2e3)});
if(member)start()
})(window,document,document.documentElement)`;
