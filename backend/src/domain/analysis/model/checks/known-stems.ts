/**
 * The first six letters of words that explain contracts, written by tools/training/list-known-words.ts. Do not edit by hand.
 */
export const KNOWN_STEMS = `aarhus abando abated abatem able aboard about above abroad absces absenc absent absolu abstai abuse academ
accede accept access accide accomm accomp accord accoun accrue accura achiev acknow acme acquai acquir acreag
across acted acting action activa active activi acts actual actuar adapt added adding additi addres adds
adduce adequa adeyem adjust admini admiss admit admits admitt adult advanc advers advert advice advisa advise
affair affect affili affirm affixe afford afresh after afterc aftern afterw again agains aged agenci agency
agent agents aggreg aggrie agree agreed agreei agreem agrees ahead aids aircra airfar airlin airpor alarm
alarme alarms album alcoho alderf ales algori alias alike alive allega allege allerg allotm allott allow
allowa allowe allows almond alone along alongs aloud alread also alter altera altere altern althou altoge
always amenab amend amende amendm amenit among amount amster analys anchor anew animad animal anjali annex
annexe annive announ annual annum anothe answer anybod anyone anythi anyway anywhe anywis apart apartm apiece
apolog appare appeal appear apple applia applic applie apply applyi appoin apprai appren approa approp approv
apps arbite arbitr archiv area areas aren argue arguin argume arise arisen arises arisin around arrang arrear
arriva arrive articl artist artwor ascrib aside asked asking asks asleep assent assert assess assets assign
assist associ assume assura assure asthma attach attack attain attemp attend attent attorn attrac attrib
auctio audit audite audito audits aught aunt auntie aureli author auto automa autumn avail availa averag
avoide award awarde awards away baby babysi back backgr backin backs backup backwa badge badly baggag bags
bailif bake baked baker bakery balanc balcon ball band bank bankin bankru banks banned bannin bans bare barely
bargai barn barns barred barrel barris base based baseme basic basica basis bass batch bathro batter bear
bearin bears beasts beats becaus beck become bedroo beds bedtim beehiv been beer beers befall before begin
begins begun behalf behavi behest behind being belief believ bell belong below belt belts bench benche benefi
bereav berth beside best beta better betwee beyond bicycl bidder biddin bids bigger bijenk bike bikes biling
bill billed billin bills bind bindin binds bins biomet bircha bird birth birthd biscui bites bits blame blamed
blames blank blanke blessi block blocke blocks blog bloom blue board boardi boards boat bodaru bodies body
boiler bold bond bonus bonuse bonvoi book booked bookin bookke bookle books boots bore born borne borrow boss
both bother bots bottle bottom boudre bought bounce bound bounda boxes boyfri brake brakes branch brand brandi
brands breach bread break breaka breakd breakf breaki breaks bred breed bremen brett brew bride brief briefi
bright bring bringi brings broad broadb brochu broke broken broker brothe brough browse brush brushe bucket
bucks budget buffet build builde buildi builds built bulbs bullet bundle burden bureau burgla burn burned
bursar burst bushes busine bust busy butter button buyer buyers buying buys byelaw cabin cables café cake
calcul calend califo call called callin calls callum calm calves came camera camp campai camper campus canal
cancel candid candle cannot canoe canton canvas capabl capaci capita capped caps carava carbon card cardme
cards care carefu carele carer carers careta carpet carria carrie carry carryi cars carton cartri carve casa
case cases cash cast castle casual catalo catego catere cause caused causes cautio cease ceased ceases ceasin
cede ceded ceilin cellar cello cent centra centre cents centum ceremo certai certif cessat chain chair chairs
challe chambe chance change changi chapte charac charge chargi chargo charit charte chase chat chats chatte
chatty cheap cheape cheapl cheat cheats check checke checki checko checks chemis cheque chief child childr
chilli chimne chip chippe chocol choice choir choose choosi chose chosen christ church circle circul circum
cities city civil claim claima claime claimi claims class classe classi classr clause clawed clean cleane
cleani clear cleara cleare cleari clearl clears clerk click clicki clicks client climbi clinic clips cloakr
clock close closed closel closer closes closin closur clothe clothi club clubho clutch cnic coach coat code
codes coffee coin coins cold colin collat collea collec colleg collis colour column combin come comes coming
comman commen commer commis commit common commun commut compan compar compel compen compet compla comple
compli comply compos compou compre compri compro compul comput concei concer conclu concre concur condit
conduc confer confes confid confin confir confli connec consec consen conseq consid consig consis consol
consti constr consul consum contac contem conten contes contex contin contra contri contro conven conver
convey convin cook cooked cool coolin cooper copies copper copy copyri core corian cork corner cornic corpor
correc corres corrid corvid corwin cost costly costs costum cottag cough could couldn counci counse count
counte counti countr counts county couple courie course court courte courts courty cousin covena cover covere
coveri covers cows crack cracks craft crash crashe crayon create creati creato creder credit crew crews cries
crime crimin criter critic crop crops crore cross crosse crypto cubic cultur cumula cupboa cups cure cured
curren curric curtai custod custom cuttin cycle daft daily dakshi damage damp dancer dancin danger danish dark
dashbo data databa datase date dated dates dating daught days deacti dead deadli deal dealer dealin deals dear
dearer death debit debite debt debtor debts decade decaye decemb decent decide decidi decisi deck declar
declin decora deduct deed deeds deem deemed deems deep defaul defect defenc defend defer deferr defici define
defini defray degree delawa delay delaye delays delega delete deleti deligh delive demand demise demons denies
dense dented dentis denunc depart depend depict deposi depot depots depriv deriva derive descri deserv design
desire desk desks deskto despat destin destro destru detail detain detect deteri determ detrim develo deviat
device devise devote diary didn dies diesel differ diffic digita digits dilapi dilige diluti dimini diminu
dinner direct dirham disabi disabl disadv disagr disapp disast disbur discha discip disclo discon discou
discov discre discus dish dishon disman dismis dispar dispat dispen displa dispos disput disreg dissat dissen
dissol distan distre distri distur ditche divide divisi dmitri doctor docume does doesn dogs doing dollar
dolore domain domest domici done donnch donor door doors doris dorman dormit doth double doubt doubtf doubts
doughs down downlo downti dozen draft drafts drag draina drains draw drawer drawin drawn draws dress dressi
drew drill drink drinks drive driven driver drives drivew drivin drone drones drop droppe droppi drops drough
drumme drunk dues duly dumpli durati durban during duties duty dwelli dwells each earlie early earn earned
earnin earns earrin earth easily easy eaten eats edged edited editin editio editor educat effect effort eggs
eight eighte eighth eighti eighty eish either elders elect electi electr elects elevat eleven eligib eliseo
else elsewh email emails emberl emerge emirat employ empowe emptie emptio empty enactm enclos encryp endeav
ended ending endors ends endure energy enforc engage engagi engine englan englis enhanc enjoy enjoye enjoym
enough enquir enroll enrolm enter entere enteri enters entert entire entitl entran entrie entrus entry envelo
enviro equal equall equipm equity erase erased erin error errors escape escort especi essay essenc establ
estate estima euro euros evalua even evenin event events eventu ever every everyb everyo everyt everyw eviden
ewes exactl exam examin exampl exams excava exceed except excess exchan exclud exclus excurs excuse execut
exempt exerci exist existe existi exists exit exoner expect expedi expel expell expend expens experi expert
expire expiri expiry explai explan exploi export expres expuls extend extens extent exteri extern exting extra
extrao extras eyes face faces facial facili facing fact facto factor facts fahrwe fail failed failin fails
failur fair fairly fairne faith faithf fall fallen fallin falls false falsit famili family fancy fare fares
farida farm farmed farmer fast faster father fault faults faulty favour featur februa federa feed feedba feel
feelin feels fees feet felt female fence fences fenlan fern ferngl ferrei ferry fetch fetche fever fewer fibre
fictio field fields fiftee fifth fifty fight figure file filed files filing fill filled fills film filmed
films filter final finall financ find findin finds fine fines finger finish fionnu fire firewo firm firms
first fish fitnes fits fitted fittin five fixed fixes fixing fixtur fjordg fjällk flags flapja flat flatma
flats flaw fleet flexib flies flight floati flood floods floor floors floris flour flow flower flown flyer
foam folder follow fonts food foodst foot footag footfa footin forbea forbid force foreca forego foreig forema
forese foreve forfei forged forget forgiv forgo forgoe forgot forkli form formal format formed former forms
formul forth forthw fortni forty forum forwar found founda founde foundi four fourte fourth frame framew franc
franch francs fraud fraudu free freedo freeho freela freely freeze freezi freigh freque fresh friday fridge
fried friend frog frogs from front frost frozen fruit fuel fuels full fully functi fund funded fundin funds
funera furnac furnis furnit furthe future fête galler game gamer games garage garbag garden garlic gate gates
gather gave gear gearbo genera geneti germin gestur gets gettin geyser gift gifts gigs girl girls give given
gives giving glad glass glasse gloves gluten gmbh goat goats goes going gold gone good goods goodwi gord
govern grab grace gracht grade grades gradua grafti gram grand grandc grandf grandm grands grant grante grants
gratui grave grazin grease great greate green greenh gregor grey grid grieva groom gross ground group groups
grow grower growin grown grows guaran guard guardi guards guess guest guests guidan guide guild guitar gutter
gyms haatba habit habita habits habitu hacked haha hail hairdr half halfwa hall halls hallwa halter halved
hammer hand handbo handed handin handle handli handov hands handse handsh handwr handy hang hangin hank happen
happy harass harbou hard harder hardly hardsh harlow harm harmed harmle harms haroon harrie harsh hartma
harves hasn hatchb hats have haven having hazard head headin headma headph headqu heads headse heals health
hear heard hearin hears heart heat heated heater heatin heavil heavy heir heirs held helen hello hellol helmet
help helped helpfu helpin helps hemi hens herd here hereaf hereby herein hereof hereto hereun heron hers
hersel hibari hidden hide hides high higher hill himsel hinder hinewa hire hired hirer hirers hiring histor
hittin hiya hobart hobby hoist hold holder holdin holds holida home homeow homes honest honour hook hope hoped
hopes hoping horse hospit host hostin hosts hotel hotlin hour hourly hours house househ houses housin housto
howeve howsoe huddle human hundre hurry hurt hurts husban hypoth idea ideas identi idle igniti ignore illnes
illust image images immate immedi immobi impart implie imply import impose imposs impoun impres improv imprud
inaccu inacti incapa incent incide incl includ inclus income incomi inconv incorp increa incur incurr indefi
indemn indent indepe index india indian indica indire indivi indoor induce indulg indust inevit infect infere
inflat influe inform infrin ingred initia injunc injure injuri injury innoce inquir inside insist insolv
inspec inspir instal instan instea instit instru insura insure intact intell intend intent interc intere
interi interm intern interp interr interv intima into introd invali invent invest invisi invite invoic involv
ipso irelan irish iron ironin irresp irrevo isla issue issued issuer issues item itemis itemiz items itiner
itself jacara jacket jannik januar jewell jewels jobs join joined joinin joins joint jointl joke jokes jolene
journa journe joyce json judge judges judgme june jurisd jury just justic justif keep keeper keepin keeps
kelpmo kennel kept kestre kettle keyboa keys keystr kicked kids kilcar kill kilogr kilome kind kindly kitche
kittiw kitty kiwisa knew knitti knock know knowin knowle known knows kochi krone kroner kronor kwikkl label
labels labora labour lack lackin ladder lads lady laid lake lakh lambs lame lamp land landho landla landlo
lands lane lang langua lapse lapses laptop large larger larkhi last lastin lasts late latene latent later
latest latter laugh laughe launch laundr lawful laws lawyer layawa laying layout lead leader leads league leak
leaks learn learne learni learns lease leased leaseh leases leasin least leave leaver leaves leavin ledger
leeds left leftov legal legiti legs leisur leith lemon lemons lena lend lender lendin lends length lens lent
leonar lerato less lessee lesson lessor lets letter lettin leve level levels levied levies levy liabil liable
libert librar licenc licens lien lies lieu life lifeti lift lifted lifts light lighti lightn lights like liked
likely likene likes likewi liking limit limita limite limits line linen lines lining link liquid list listed
listen listin lists litera litres litter little live lives livest living lloyd load loadin loan loans lobby
local locati lock locked locker locks locksm lodge lodged lodger lodgin logboo logged loggin logins logo logs
london lone long longer look looked lookin looks loon loos lorett lorry lose loser losers loses losing loss
losses lost loud lounge love lovely lower lowere lowest loyalt luck lumenl lumikk lump lunch lunche lying
machin made magazi magist mail mailbo main mainly mainta mainte majeur major majori make maker makes making
malach male mall manage managi mandat manife manner manny manual manufa many march mare margar margin margue
mariso mark marked market marks marloe marque marrie marry martin master match matche mate materi matern
mathew maths matter mattre maturi maximu mayor meal meals mean meanin means meant meanti meanwh measur meat
mechan media mediat medica medici medium meet meetin meets megabi melody melt member memora mend mended mendin
mends mensah mentio mentor menu menus mercha merely merge merger meridi merino mess messag messrs meter metere
method metre metres mice microp middle midnig might migrat mileag miles milest milita milk mill millio mind
minded minder minds mine minimu minist minor minors minus minute mirror mirsal miscon mismat misrep miss
missed misses missin missis missta mistak misuse mixing mock mode model models modem modera modern modest
modify module moment monday money moneys monito month monthl months moonha moorin morag moral more moreov
mornin mortga mossy most mostly mother motor motorc motorw mount mouth move moved moveme mover movers moves
moving mower mowers much muckin munici murals music must muster mutual myself nagpur nail nails name named
names nanny narrow nasty nation natura nature nayra near nearby nearer neares nearly necess need needed needle
needn needs negati neglec neglig negoti neighb neithe nelson nephew networ neutra never nevert news newsle
newspa next nice nicked niece night nightl nights nine ninete ninety ninth nobody noise nomine none nonsen
noon nordby normal norvia notabl notari notary note notebo noted notes nothin notice notifi notify notwit
novate novati nowher number nurse nurser nursin nuts object obliga oblige obligo observ obtain obviou occasi
occupa occupy occur occurr octopu odds odette offend offer offere offers office offici offlin often okafor
okay older ombud ombuds omissi omit onboar once ones onion onions online only ontari onus onward open opened
openin opens operat opinio opport opposi option oral orally orange orbite order ordere orderi orders ordina
organ organi orient origin orname other others otherw otter ought ours oursel outage outcom outdoo outgoi
outing outlay outlet outpla outs outset outsid outsta outwar oven ovens over overal overdr overdu overhe
overle overli overlo overni overpa overri overst overth overti owed owes owing owned owner owners owns pack
packag packin packs paddoc padloc page pages paid pain paint painte painti pair pallet panel panels paper
papers paperw paragr parcel parent park parkin parkou parrot part partic partie partly partne parts party pass
passed passen passer passes passin passpo passwo past patent path paths patien patter pause paused pawned
payabl payday payee paying paymen payout payrol pays paysli peace peacef pember penalt pencil pendin penetr
penny pensio people percen perfec perfor perhap peril period perish perks perman permis permit perpet persis
person persua pesa pest pests pete petrol pets pharma phone phones photo photog photos physic physio piano
pick picked pickin picks pickup pictur piece pieter pilar pilot pink pinned pipe pipes pitch place placed
places plain plainl plan planne planni plans plant planti plants plaste plasti plate platfo play played player
playgr plays please pledge plenty plot plug plumbe plumbi plural plus pocket podcas poems point pointe points
poles police polici policy polish pollut pontoo pony pool pools poor poorly portal portfo portio positi posses
possib post postag postal posted poster postin postpo posts potato pound pounds power powers practi preced
precis preclu prefer pregna prejud premie premis premiu prepai prepar prepay prescr presen preser preset press
presum prevai preven previo price priced prices pricin primar princi print printe printi prints prior privac
privat priya priyan prize probab probat proble proced procee proces procur produc profes profil profit progra
progre prohib projec prolon promis promot prompt proof proofs proper propor propos propri prorog prospe protec
protes prove proved proven proves provid provin provis proxy pruden prunin public publis pull pulsef pump
pumps pupil pupils puppy purcha purpor purpos pursue push pushed puts puttin puzzle qualif qualit quanti
quarre quarte quaysi querie questi quick quickl quid quiet quietl quinqu quinte quit quits quitti quiz quizma
quorum quota quote quoted quotes rabbit race racing radebe radiat raffle rails rain rains raise raised raiser
raises rand random rang range rania rank rankin rarely rarer rata rate rates rather ratifi rating reach reacha
reache read readab reader readin reads ready reais real realit really reason rebate rebran rebuil recall
receip receiv recept recipe recipi recipr recita reckon recogn recoil recomm reconn record recoup recour
recove recrui rectif recycl redeem redeli redemp redeve redo redraw redres reduce reduct redund reed refer
refere referr refill refina refit reflec refrai refres refund refusa refuse refusi regard region regist rego
regret regula rehear reid reimbu reinst reinsu reject relati releas releva reliab relian relied relief reliev
relinq reloca rely remain remark remedi remedy rememb remind remitt remote remova remove removi remune render
renew renewa renewe renewi renews renoun renova rent rental rented renter rents repaid repain repair repay
repaya repayi repaym repeal repeat replac replie reply replyi report reposs repres reprod repurc reputa repute
reques requir requis resche rescin rescis resear resell resemb reserv reside residi residu resign resize
resolu resolv resort resour respec respon rest restau rested restor restra restri rests result resume retail
retain retent retire retiri return reuse reveal revenu revers revert review revise revisi revive revoca revoke
reward rewrit rhythm ribbon rice ride rider riders rides riding riffs right rights ring rings rise rises risk
risks risky road roadma roads roadwo robot rocks rods role roles roll rolled rollin rolls roof roofin roofto
room roomla roomma rooms roost rosali roster rota rotas rotten roughl round rounds route router routes routin
rows royalt rubbis rukmin rule ruled ruler rules ruling rung runner runnin runs rupee rupees rupert sacco
sacked saddle safe safegu safely safety sage sagged said sail sailin sails sake salari salary sale saleem
sales salesm salon salt salvag same sample sancti satisf saturd save saved saves saving saying says scaffo
scale scan scanne schedu scheme school scienc scoote scope score scored scores scorin scour scrape scratc
screen seal sealed search season seat seatin seats seawor second secrec secret sectio sector secure securi
sedati seed seems seen sees seize seizur select self selfie sell seller sellin sells semest semina send sender
sendin sends senior sensib sent senten separa sept septem sequel series seriou servan serve served server
servic sessio sets settin settle settli setup seven sevent severa severe severi sexual señora shade shall shan
share shared shareh shares sharin sharja sharp shaw shed sheds sheep sheet sheets shelf shelve sherin shield
shift shifti shifts shilli shippe shippi shire shirt shirts shoe shoes shook shoot shop shoppe shoppi shops
short shorta shortc shorte shortf shortl should shout show showed shower showin shown showro shows shri shug
shut sick sickne side sides sign signal signat signbo signde signed signer signif signin signs silenc silent
silver simila simple simply since sincer sing singap singer single sings singul sink sinkin sione sipho sister
site sites sitter sittin situat sixth sixtie sixty size skates skerry sketch skill skip skippe sleep sleeps
sliced slide slight slip slippe slips sloop slot slow slowed slowly small smalle smallh smart smash smells
smoke smokin snacks snow sober social societ socket sofa soft softer softwa soil solar sold sole solely solici
solid solidu solven some somebo someon someth someti somewh song songs sons soon sooner sorcha sore sorry sort
sorted sorts sought sound sounde sounds soup source sown space spare spark spay speak speake speaki speaks
specia specif speech speed speeds spelli spend spendi spent spirit split spoke spoken sport sporti sports spot
spouse spread spring sprint square squigg stable stack staff staffi stage stages stain stair stairs stake
stakeh stall stallh stalls stamp stampe stamps stand standa standb standi stands stars start starte starti
starts state stated statem states statin statio statis status statut stay stayed stayin stays steali steals
steel steep steer steeri step steps stern stew stick sticks still stipul stock stolen stone stonem stood stop
stopco stoppe stoppi stops storag store stored stores storie storm story stove straig strait strand strang
strayi street streng stretc strict strike string strip stroll strong struck struct stuck studen studio study
studyi stuff style stylis subcon subjec sublet sublic submis submit subpro subs subscr subseq subsid subsis
substi subten succee succes such sudden sued sues suffer suffic sugar sugges suing suit suitab suits summar
summer summon sums sunday sung sunshi supera supers superv supper supple suppli supply suppor suppos surcha
sure surety surgeo surger surplu surpri surren survey surviv suspec suspen sustai swap swappe swaps sweep
sweepi swept swim switch swore system table tables tablet tacitl tackle take taken takes taking talent talerp
talk talked talkin talks tank tanker tanks taped target tariff task tasks taste tastin tattoo taught taxed
taxes taxi teach teache teachi team teams tear techni teeth teleco telema teleph televi tell tellin tells
telly temp temper tempes templa tempor tenanc tenant tender tennis tent tenth tents tenure term termin terms
territ tess test tester testin tests texas text textbo texts thabis than thandi thank thanks that theft their
theirs them themse then therap there therea thereb theref therei thereo theret thereu therma thermo these
thesis they thief thin thing things think thinks third thirds thirte thirti thirty this thornf those though
thousa threat three thrice throug thrown thumb thunde thursd thus tick ticked ticket tickin tide tidewa tidy
tied tiers tiles till time timely timers times timeta timing tiny tips tire tired tires tithes title titles
tobacc today togeth toilet token tokens told tolls tomato tomorr tone tonnag tonnes took tool tools topper
tort total totted touch touche touchi tough tour toward towel towing town toys traces tracin track tracke
tracki tracto trade tradem trader tradin traffi traile trailf train traine traini trains transa transf transi
transl transp travel treasu treat treate treatm treats treaty tree trees trial tribun trienn tries trifli
trigge trimme trip trippi trips troubl truck true truly trust truste truth truthf trying tucson tuesda tuitio
tuitui tune tunes tuning tunnel turn turned turnin turnov turns turnst tutor tutors twelft twelve twenti
twenty twice twins twofol type typed typesc typica typing tyres umbrel umgeni umhlan unable unaffe unanno
unansw unauth unavai unbeco uncapp unchan unclai uncle unclea uncomm uncond uncont uncove undefi undeli under
underl unders undert undete undisc undisp undone undraw undue unempl unequa unexpe unexpi unfair unfavo unfett
unfini unfit unfore unfoun unhapp unifor unilat unimpa uninte union unit units univer unjust unknow unless
unlike unlimi unload unnumb unopen unpaid unpred unreas unrest unretu unsafe unseaw unsecu unsigh unsold
unsucc until unto untouc untrue unused unusua unvest update upfron upgrad upkeep upload upon upper upstai
uptime upward urgent usage used useful user users uses using usual usuall utilit utrech utter vacant vacate
vacati vaccin vacuum vague valid valuab valuat value valuer vanill vanish vaping variab variat varied varies
variet variou varnis vary vegeta veggie vehicl vela veldne vendor venue verbal verifi verify vermin versa
versio very vessel vest vested vestin vests vice video videos view viewed viewin views villa villag violen
virtua visa visibl visit visite visiti visito visits vogl voice voicem void voided volume volunt vote voted
votes voting vouche wage wages wait waitin waive waived waiver waives waivin wales walk walked walker walkin
walks wall wallet walls walnut want wanted wantin wants ward warden wardro wards wareho warm warnin warran
wash washin wasn waste watch watche watchi water watere waterp waters wattle ways weak weaker wear wearab
wearin weathe webcam websit weddin wednes weeds week weekda weeken weekly weeks weighe weighs weight welcom
well went were weren what whatev whatso wheel wheele when whenev whenso where wherea whereo wheres whereu
wherev whethe which whiche while whim whistl white whites whitlo whoeve whole wholes wholly whom whomev whomso
whose wide wife wifi wilful will willin wills wind windin window windsc wine winner winnin winter wiped wire
wiremu wiring wise wish wishes with withdr withhe withho within withou witnes woman wood word wordin words
work workda worked worker workin workma workme workou workpl works worksh workto world worldw worn worry worse
worst worth would wouldn wound wrap wrappe wrecks wrist write writes writin writte wrong wrongd wrongl wrote
ximena xref yard year yearly years yellow yield young younge your yours yourse zanele zero zones`;
