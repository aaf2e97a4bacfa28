/**
 * The first six letters of words that explain contracts, written by tools/training/list-known-words.ts. Do not edit by hand.
 */
export const KNOWN_STEMS = `abando abated abatem able aboard abolis about above abroad absces absenc absent absolu abstai abuse abused abusiv academ
accede accele accept access accide accomm accomp accord accoun accred accrue accura achiev acknow acme acquai acquir
acre acreag acres across acted acting action activa active activi acts actual actuar adapt adapta added adding additi
addres adds adduce adequa adeyem adjust admin admini admiss admit admits admitt adopte adult adults advanc advers advert
advice advisa advise advoca afar affair affect affili affirm affixe afford afloat afresh after afterc aftern afterw
again agains aged ageing agenci agency agent agents aggreg aggrie agistm agree agreed agreei agreem agrees ahead aids
aircra airfar airlin airpor airtim alarm alarme alarms album alcoho ales algori alias alike alive allega allege allerg
allotm allott allow allowa allowe allowi allows almond alone along alongs aloud alread also alter altera altere altern
althou altoge always ambigu ambula amenab amend amende amendm amenit amiss among amount amster anaest analys anchor anew
angry animad animal annex annexe annive announ annual annum anonym anothe answer anti anybod anyhow anyone anythi anyway
anywhe anywis apart apartm apiece apolog appare appeal appear apple applia applic applie apply applyi appoin apprai
appren approa approp approv apps april aprons arbite arbitr arch archit archiv area areas aren argue arguin argume arise
arisen arises arisin arithm arose around arrang arrear arrest arriva arrive articl artist artwor ascrib ashore aside
asked asking asks asleep assent assert assess assets assign assist associ assume assura assure asthma athlet attach
attack attain attemp attend attent attic attorn attrac attrib auctio audien audio audit audite audito audits aught
august aunt auntie author auto automa autumn avail availa averag avoid avoide awake award awarde awards away babies baby
babysi back backda backed backer backgr backin backlo backs backup backwa badge badly baggag bags bake baked bakeho
baker bakery baking balanc balcon ball balloo band bands bangle banist bank banked bankin bankru banks banned bannin
bans barang barbec barcod bare barely bargai barn barns barred barrel barris base based baseme basic basica basics basis
basket bass batch bath bathro batter bays beach beache beads beams bear bearin bears beasts beats beauty becaus beck
become bedroo beds bedspa bedtim beehiv been beer beers bees beetle befall before began begin beginn begins begun behalf
behave behavi behest behind being belief believ bell belong below belt belts bench benche bend beneat benefi bereav
berth beside best beta better betwee beyond bias biased bicycl bidder biddin bids bigger bigges bike bikes bill billed
billin bills bind bindin binds bins binte biomet bircha bird birth birthd biscui bites bits black blame blamed blames
blank blanke blanks bless blessi block blocke blocks blog blood blow blows blue board boarde boardi boards boat boater
boats boda bodies body boiler bold bolt bond bonfir bonnet bonus bonuse book booked bookin bookke bookle books boots
border bore born borne borrow boss both bother bots bottle bottom bought bounce bound bounda bouque bowl bowls boxes
boyfri boys braai brake brakes brambl branch brand brandi brands breach bread break breaka breakd breakf breaki breaks
breath bred breed brew brewer bride bridge bridle brief briefi bring bringi brings broad broadb broade brochu broke
broken broker brook brothe brough browno browse brush brushe bucket bucks budget buffet bugs build builde buildi builds
built bulb bulbs bull bullet bully bump bumped bumper bundle burden bureau burgla burn burned burnin burns bursar burst
bushes busine bust busy butter button buyer buyers buying buys byelaw byre bystan cabin cabine cable cables café cage
cake cakes calami calcul calend califo call called caller callin calls calm calves came camera camp campai camper campus
canal cancel candid candle candy cannot canoe canton canvas capabl capaci capita capped caps captai carava card cardho
cards care career carefu carele carer carers careta cargo caring carpet carria carrie carrot carry carryi cars cartin
cartri carve case cases cash cashfl cashin cast castle casual catalo catch catego catere cateri cats cattle caught cause
caused causes cautio cease ceased ceases ceasin cebu cede ceded ceilin cellar cello cent centra centre cents centum
ceremo cert certai certif cessat chain chains chair chairm chairs chalk challe chambe chance change changi channe chapte
charac charco charge chargi charit charte chase chased chasin chat chats chatte chatty cheap cheape cheapl cheat cheats
check checke checki checko checks chemis cheque chest chewed chief child childb childc childr chille chilli chimne chin
chip chippe chips chirop chocks chocol choice choir choose choosi chores chose chosen church circle circul circum cities
citize city civil claim claima claime claimi claims clash class classe classi classr clause clawba clawed clean cleane
cleani cleans clear cleara cleare cleari clearl clears clerk click clicki clicks client climb climbi climbs clinic clip
clips cloakr clock clocke close closed closel closer closes closin closur cloth clothe clothi club clubho clutch coach
coache coachi coat cocker code codes coffee coffin cohabi coin coins cold collat collea collec colleg collis colour
column combin come comes comfor coming comman commen commer commis commit common commun commut compan compar compas
compel compen compet compla comple compli comply compos compou compre compri compro compul comput concei concer conces
concil conclu concre concur condit conduc cone confer confes confid confin confir confli connec consec consen conseq
consid consig consis consol consti constr consul consum contac contem conten contes contex contin contra contri contro
conven conver convey convic convin cook cooked cooker cookin cool coolin cooper coordi copied copies copy copyin copyri
cord core corian cork corner corpor correc corres corrid corrup corvid corwin cosign cost costin costly costs costum
cottag couch cough could couldn counci counse count counte counti countr counts county couple coupon courie course court
courte courtr courts courty cousin covena cover covera covere coveri covers cowork cows crack cracke cracks craft crank
crash crashe crate crayon cream create creati creato creden creder credit creek crew crews cries crime crimin criter
critic croft crop crops crore cross crosse crossi crowdf cruise crypto cubic cultiv cultur cumula cupboa cups cure cured
curfew curing curren curric curtai custod custom cuts cuttin cycle daft daily dairy damage damp dance dancer dances
dancin danger dark dashbo data databa datase date dated dates dating daught dawn daylig days deacti dead deadli deal
dealer dealin deals dealt dear dearer death debit debite debits debt debtor debts decade decay decaye deceas decemb
decent decide decidi decisi deck declar declin decora deduct deed deeds deem deemed deems deep deeper defaul defect
defenc defend defer deferr defici define defini defray defros degree dehumi delawa delay delaye delays delega delete
deleti delibe deligh delist delive demand demise demo demons demote demoti denied denies dense dent dental dented dentis
dents dentur denunc depart depend depict deposi depot depots depriv deriva derive descri deserv design desire desiro
desk desks deskto despat despit desser destin destro destru detail detain detect deteri determ detrim develo deviat
device devise devote diagno diary dibs didn died dies diesel differ diffic digger diggin digita digits digs dilapi
dilige dilute diluti dimini diminu dinner diplom direct dirham dirt dirty disabi disabl disadv disagr disapp disast
disbur discha discip discla disclo discon discou discov discre discri discus dish dishes dishon dislik disman dismis
dispar dispat dispen displa dispos dispro disput disreg dissat dissen dissol distan distre distri distur ditche divide
divisi divorc dock doctor docume does doesn dogs doing dollar domain domest domici done donor door doorbe doors dorm
dorman dormer dormit doth double doubt doubtf doubts doughs down downlo downst downti dozen draft drafte drafti drafts
drain draina drains draw drawer drawin drawn draws dress dresse dressi drew dries drill drink drinki drinks drive driven
driver drives drivew drivin drone drones drop droppe droppi drops drough drove drug drugs drum drumme drums drunk dublin
dues duly dumpli dumpst duplic durati durban during dusk dust duties duty dwarf dwarfs dwelli dwells dyed each earlie
early earn earned earnin earns earrin earth easeme easily easy eaten eats edged edit edited editin editio editor educat
effect effort eggs eight eighte eighth eighti eighty either elderl elders eldest elect electi electr elects elemen
elevat eleven eligib else elsewh email emails emerge emirat employ empowe emptie emptio empty enactm enclos encour
encryp endeav ended ending endles endors ends endure energy enforc engage engagi engine englan englis enhanc enjoy
enjoye enjoyi enjoym enlarg enough enquir enroll enrolm ensuin entail enter entere enteri enters entert entire entitl
entran entrie entrus entry envelo enviro episod equal equall equals equipm equity equiva erase erased erin error errors
escape escort escrow especi essay essenc establ estate estima euro euros evalua even evenin evenly event events eventu
ever every everyb everyo everyt everyw evict evicte evicti eviden ewes exactl exam examin exampl exams excava exceed
except excess exchan exclud exclus excurs excuse execut exempt exerci exist existe existi exists exit exits exoner
expect expedi expel expell expend expens experi expert expire expiri expiry explai explan exploi explos export expres
expuls extend extens extent exteri extern exting extra extrao extras eyes face faces facial facili facing fact facto
factor facts fail failed failin fails failur fair fairly fairne faith faithf fake fall fallen fallin falls false falsit
famili family fancy fare fares farm farmed farmer farms farrie fashio fast faster father fault faults faulty favor
favore favori favour featur februa federa feed feedba feel feelin feels fees feet felt female fence fenced fences fenlan
fern ferry festiv fetch fetche fetchi fever fewer fibre fictio fiddle field fields fiftee fifth fifths fifty fight
figure file filed files filing fill filled fillin fills film filmed filmin films filter final finall financ find findin
finds fine fined finene fines finger finish fire fired fires firewo firing firm firms first fish fishin fitnes fits
fitted fittin five fixed fixes fixing fixtur flags flapja flat flatma flats flatsh flaw fleet flexib flies flight floati
flood floode floodi floods floor floors floris flour flow flower flown flyer flyers flying foam folder foldin folk folks
follow font fonts food foods foodst foot footag footfa footin forbea forbid force forced forcib forcin foreca foreco
forego foreig forema forese foreve forfei forged forget forgiv forgo forgoe forgot forkli form formal format formed
former forms formul forth forthw fortni forty forum forwar found founda founde foundi four fourte fourth fragil frame
framew franc franch francs fraud fraudu free freedo freeho freela freely frees freeze freezi freigh freque fresh friday
fridge fried friend fright frog frogs from front frost frozen fruit fryer fuel fuels full fully functi fund funded
fundin funds funera furnac furnis furnit furrow furthe future fête gain gale galler game gamer games gaps garage garbag
garden garlic garmen gate gates gather gave gazett gear gearbo genera genero geneti geneva gently genuin germin gestur
gets gettin geyser ghost gift gifts gigs girl girls give given gives giving glad glass glasse glitch glossa gloveb
gloves gluten gmbh goal goat goes goggle going gold goldfi gone good goodby goods goodwi govern grab grace grade grades
gradua graffi grafti grain gram gran grand grandc grandf grandm grands grant grante granto grants gratui grave gravel
graves grazie grazin grease great greate green greenh grey grid grief grieva gritti grocer groom gross ground group
groups grow grower growin grown grows growth guaran guard guardi guards guess guest guesth guests guidan guide guild
guitar gutter gyms habit habita habits habitu hacked hacker haha hail hair hairdr half halfwa hall halls hallwa halter
halved halves hammer hand handbo handed handin handle handli handov hands handse handsh handwr handy handyp hang hangin
hangs happen happy harass harbou hard harder hardly hardsh harlow harm harmed harmfu harmle harms harnes harrow harsh
hartma harves hasn hatch hatchb hate hats haul have haven having hazard head headhu headin headph headqu heads headse
heals health hear heard hearin hears hearse heart heat heated heater heatin heavie heavil heavy hectar hedge hedges heir
heirs held helen hello helmet help helped helper helpfu helpin helps hens herb herd here hereaf hereby herein hereof
hereto hereun herita hernia hers hersel hidden hide hides high higher highes hill himsel hinder hire hired hirer hirers
hiring histor hittin hiya hobby hoist hold holdba holder holdin holds holes holida home homeow homes honest honor honour
hood hook hooks hoover hope hoped hopes hoping horse horses hose hoses hospic hospit host hostin hosts hotel hotels
hotlin hour hourly hours house housed househ housek houses housin housto howeve howsoe huddle hull human hundre hunt
hurric hurry hurt hurts husban hydro hygien hypoth ibadan idea ideas identi idle igniti ignore illnes illust image
images imitat immate immedi immobi immuni impart implie imply import impose imposs impoun impres improv imprud inaccu
inacti inbox incapa incens incent incide incl includ inclus income incomi incons inconv incorp increa incur incurr
incurs indefi indemn indent indepe index indexe india indian indica indire indivi indoor induce induct indulg indust
inevit infect infere inflat influe inform infrin ingred inheri initia injunc injure injuri injury innoce inquir insect
inside insist insolv inspec inspir instal instan instea instit instru insura insure intact intell intend intent interc
intere interi interm intern interp interr interv intima into introd intrus invali invasi invent invert invest invisi
invita invite invoic involv ipso irelan irish iron ironin irresp irrevo island issue issued issuer issues item itemis
itemiz items itiner itself jacket januar jars jewell jewels jobs join joined joinin joins joint jointl joke jokes journa
journe json judge judges judgme juice july jump jumps june junior jurisd jury just justic justif kaka kayak kayaks keen
keep keeper keepin keeps kennel kenya kept kestre kettle keyboa keyrin keys keystr kicked kids kill killer kiln kilogr
kilome kilowa kind kinder kindly kindne kinds kiosk kitche kittiw kitty knees knew knitti knock knocke knots know knowin
knowle known knows kochi krone kroner kronor label labell labels labor labora labour lace lack lackin ladder lads lady
lagos laid lake lakh lambin lambs lame lamini lamp lamps land landin landla landlo lands landsl lane lang langua lapse
lapsed lapses laptop large larger larkhi last lastin lasts late latene latent later latest latter laugh laughe launch
launde laundr lawful lawn laws lawsui lawyer layawa laying layout lays lead leader leads leafle league leak leakag
leaked leakin leaks learn learne learni learns lease leased leaseh leases leash leasin least leave leaver leaves leavin
lectur ledger leeds left leftov legal legiti legs leisur lemon lena lend lender lendin lends length lens lenses lent
less lessee lesson lessor lets letter lettin level levels levied levies levy liabil liable libel libert librar licenc
licens lien liens lies lieu life lifegu lifelo lifest lifeti lift lifted liftin lifts light lighti lightn lights like
liked likely likene likes likewi liking limit limita limite limitl limits line linema linen linens liners lines lining
link linked liquid list listed listen listin lists litera litiga litres litter little live lived livery lives livest
living load loadin loads loan loaner loans lobby local locati lock locked locker locks locksm lodge lodged lodger lodgin
loft logboo logged loggin logins logo logs london long longer look looked lookin lookou looks loopho loos loose looser
lopsid lorry lose loser losers loses losing loss losses lossma lost lots loud lounge love lovely lower lowere lowers
lowest loyalt luck luggag lump lunch lunche lying lyrics machin made magazi magist mail mailbo mailin mails main maine
mainly mainta mainte majeur major majori make maker makers makes making malari male malfun mall mama manage managi
mandat mango manife manner manual manufa manusc many march mare margin marina mark marked market marks marksh markup
marque marria marrie marry master matatu match matche mate materi matern maths matter mattre maturi maximu mayor meal
meals mean meanin means meant meanti meanwh measur meat mechan media mediat medica medici medium meds meet meetin meets
megabi melody melt member memoir memora memory mend mended mendin mends mentio mentor menu menus mercha mere merely
merge merger merino mesh mess messag messy metal meter metere meters method metre metres mice microp middle midnig might
migrat mihi milder mile mileag miles milest milk mill millio mind minded minder mindin minds mine minimu minist minor
minors minus minute mirror miscon mishap mismat mispri misrep miss missed misses missin missta mistak mistre misuse
mixed mixing mobile mobili mock mode model models modem modera modern modest modify module moment money moneys monito
monsoo monste month monthl months mood moorin moral more moreov mornin mortga most mostly moth mother moths motor motorb
motorc motorw mould moulds mount mounta mouth mouthp move moved moveme mover movers moves moving mower mowers mowing
much muckin mugs mulche munici mural murals museum music must mutual myself nail nails naira nakuru name named names
nannie nanny nappie narrow nasty nation natura nature near nearby nearer neares nearly necess need needed needfu needle
needn needs negati neglec neglig negoti neighb neithe nelson nephew nets networ neutra never nevert news newsle newspa
next nice niche nicked niece night nightl nights nine ninete ninety ninth nobody noise nomina nomine none nonsen noon
nordby normal north norvia notabl notari notary note notebo noted notes nothin notice notici notifi notify notwit novate
novati nowher number nurse nurser nurses nursin nuts obey object obliga oblige obligo observ obtain obviou occasi occupa
occupi occupy occur occurr octopu offenc offend offer offere offeri offers office offici offlin often okay older ombud
ombuds omissi omit omitte onboar oncall once onerou ones onesel onion onions online only onto onus onward open opened
openin opens operat opinio opport oppose opposi option oral orally orange orchar orches order ordere orderi orders
ordina organ organi orient origin orname oslo other others otherw otter ought ours oursel outage outbou outcom outdoo
outgoi outing outlas outlay outlet outlin outliv outpla output outrig outs outset outsid outsta outwar outwei oven ovens
over overal overbi overdr overdu overhe overla overle overli overlo overni overpa overri overru overse oversp overst
overth overti owed owes owing owned owner owners owns pack packag packed packin packs paddle paddoc padloc pads page
pages paid pain paint painte painti pair paling pallet panel panels paper papers paperw paraff paragr parcel parent
parish park parked parkin parkou parrot part partia partic partie partly partne parts party pass passag passed passen
passer passes passin passiv passpo passwo past patch patent patern path paths patien patter pause paused pauses pawn
pawned pawner payabl payday payee payees payer payers paying paymen payoff payout payrol pays paysli peace peacea peacef
peak peats pedal pedest peels penali penalt pencil pendin penetr penny pensio people percen perfec perfor perhap peril
period perish perk perks perman permis permit perpet persis person persua pest pests petrol pets pharma phases phone
phones photo photoc photog photos phrase physic physio piano pianos pick picked pickin picks pickup pictur piece pieces
pier pigs pile piles pillar pills pilot pink pinned pipe pipes pitch pizza place placed placem places plain plainl plan
planho planne planni plans plant plante planti plants plaste plasti plate plates platfo play played player playgr playin
playli plays please pleasu pledge plenty plot plotho plots plug plum plumbe plumbi plural plus poach poachi pocket
podcas poems point pointe points poles police polici policy polish polite pollut pontoo pony pool pooled pools poor
poorly porch portab portal portfo portio portra positi posses possib post postag postal posted poster postin postpo
posts potato pots potter pound pounds power powers practi prayer preced precis preclu prefer pregna prejud premis premiu
prepai prepar prepay prescr presen preser preset presid press presse pressu presum preten prevai preven previo price
priced prices pricey pricin primar prime princi print printe printi prints prior priori privac privat prize probab
probat proble proced procee proces procur produc profes profil profit progra progre prohib projec prolon promis promot
prompt proof proofs proper propor propos propri props prorat prorog prosec prospe protec protes protoc prove proved
proven proves provid provin provis proxy pruden prunin public publis pull pullin pulsef pump pumped pumps pune punish
pupil pupils puppy purcha purpor purpos purse pursue push pushed puts puttin puzzle qualif qualit quanti quarre quarte
quay quaysi querie questi queue quick quickl quid quiet quietl quillc quinqu quit quite quits quitti quiz quorum quota
quotas quotat quote quoted quotes rabbit race racing rack radiat raffle rail rails rain rains raise raised raiser raises
raisin ramp rand random rang range rank rankin rarely rarer rata rate rates rather ratifi rating rats rays reach reacha
reache read readab reader readin reads ready reais real realit really rear reason reassi rebate rebran rebuil rebut
rebutt recall receip receiv recept rechec recipe recipi recipr recita reckon recogn recoil recomm recond reconn record
recoup recour recove recrui rectif recycl redeem redeli redemp redesi redeve redo redoin redraf redraw redres reduce
reduct redund reed reeds refer refere referr refers refill refina refit reflec refrai refres refrig refuel refund refusa
refuse refusi regard region regist rego regret regula rehear rehire rehome rehous reimbu reinst reinsu reject relate
relati releas releva reliab relian relied relief reliev relinq reloca rely remain remark remedi remedy rememb remind
remit remitt remote remova remove removi remune render renew renewa renewe renewi renews renoun renova rent rental
rented renter rents reopen repaid repain repair repay repaya repayi repaym repays repeal repeat replac replie reply
replyi report reposs repres reprin reproa reprod repurc reputa repute reques requir requis resale resche rescin rescis
rescue resear resell resemb reserv reside residi residu resign resize resold resolu resolv resort resour respec respon
rest restau rested restin restor restra restri rests result resume retail retain retent retire retiri retrai return
reuse reveal revenu revers revert review revise revisi revive revoca revoke revoki reward rework rewrit rhythm ribbon
rice ridden ride rider riders rides riding riffs right rights ring ringer ringin rings riot rise risen rises risk risks
risky rival rivalr rivals river road roadma roads roadsi roadwo robber robot rocks rods role roles roll rolled rollin
rollov rolls roof roofer roofin roofs roofto room roomma rooms root roots rope roses roster rota rotas rotten rough
roughl round rounds route router routes routin rows royalt rubbis rude rule ruled ruler rules ruling rung runner runnin
runs rupee rupees rush rust ruth sacked saddle safe safegu safely safety sage sagged said sail sailin sails sake salari
salary sale sales salesm salesp salon salt salvag same sample sancti sand sari satell satisf save saved saves saving
saxoph saying says scaffo scale scan scanne schedu scheme schola school scienc scoote scope score scored scores scorin
scour scrape scrapi scratc screen seal sealed search season seat seated seatin seats seawor second secrec secret sectio
sector secure securi sedati seed seem seems seen sees seize seized seizur seldom select self selfie sell seller sellin
sells semest semina send sender sendin sends senior sense sensib sensit sensor sent senten separa sept septem sequel
serial series seriou servan serve served server serves servic sessio sets settin settle settli setup seven sevent severa
severe severi sexual shackl shade shall shan shaped share shared shareh shares sharin sharja sharp shed sheddi sheds
sheep sheet sheets shelf shelte shelve sherif shield shift shifti shifts shilli ship shipme shippe shippi shire shirt
shirts shoe shoes shook shoot shooti shop shoppe shoppi shops short shorta shortc shorte shortf shortl should shout
shouti show showed shower showin shown showro shows shrink shrug shut shutte siblin sick sickne side sided sides sidewa
sight sign signal signat signbo signed signer signif signin signs silenc silent silly silver simila simple simply since
sincer sing singap singer singin single sings singul sink sinkin sister site sites sits sitter sittin situat sixes
sixtee sixth sixtie sixty size skater skates skatin skeins sketch skill skills skip skippe skips sleep sleeps slept
slice sliced slide slidin slight slip slippe slips sloop slot slots slow slowed slowly small smalle smallh smart smash
smell smells smelly smoke smokin snacks snag snags snoop snoopi snow sober social societ socket sofa soft soften softer
softwa soil solar sold sole solely solici solid solida solidu solven some somebo someon someth someti somewh song songs
sons soon sooner sore sorry sort sorted sorts sought sound sounde sounds soup sour source sown space spaces spam spare
spark speak speake speaki speaks specia specif specta speech speed speedi speeds spell spelli spend spendi spent spirit
split spoils spoilt spoke spoken spokes sponso sport sporti sports spot spouse spread spring sprint squad square squeez
squigg stable stack stacke staff staffi stage stages stain staine stains stair stairc stairs stake stakeh stall stallh
stalls stamp stampe stamps stand standa standb standi stands staple star stars start starte starti starts state stated
statem states statin statio statis status statut stay stayed stayin stays steal steali steals steel steep steer steeri
step steps stew stick sticks still stilt stipen stipul stitch stock stocke stoep stolen stone stonem stood stop stopco
stoppe stoppi stops storag store stored storef stores storie storm storms story stove straig strand strang strap strayi
stream street streng stretc strict strike string strip stroll strong struck struct stub stuck studen studie studio study
studyi stuff style stylis subcon subjec sublet sublic submet submis submit subpro subs subscr subseq subsid subsis
substi subten succee succes such sudden sued sues suffer suffic sugar sugges suing suit suitab suite suits summar summer
summon sums sunday sung sunscr sunshi super supera supers superv supper supple suppli supply suppor suppos surcha sure
sureti surety surge surgeo surger surges surplu surpri surren survei survey surviv suspec suspen suspic sustai swap
swappe swaps sweep sweepi sweet swept swim swimmi swims swing switch swore synthe system table tables tablet tacitl
tackle tailor take taken takes taking talent talk talked talkin talks tamper tank tanker tanks tape taped tapes taps
target tariff task tasks tastin tattoo taught taxabl taxed taxes taxi teach teache teachi team teams tear teas techni
teeth teleco telema teleph televi tell tellin tells telly temp temper tempes templa tempor tenanc tenant tender tennis
tent tenth tents tenure term termin terms territ test tested tester testim testin tests texas text textbo texted texts
than thank thanke thanks that thatch theft thefts their theirs them themse then theory therap there therea thereb theref
therei thereo theret thereu therma thermo these thesis they thief thin thing things think thinki thinks thinne third
thirds thirte thirti thirty this those though thousa thread threat three thresh thrice throug throw thrown thumb thunde
thursd thus tick ticked ticket tickin tide tidy tidyin tied tier tiers tight tile tiles till timber time timely timers
times timesh timeta timing tiny tips tire tired tires tithes title titles titre tobacc today toddle togeth toilet token
tokens told tolls tomato tomorr tone tonnag tonnes took tool tools tootha topped topper toront tort tortoi total totted
touch touche touchi tough tour tourin touris tours toward towel towing town toys traces tracin track tracke tracki
tracks tracto trade tradem trader trades tradin traffi traile trailf train traine traini trains transa transc transf
transi transl transm transp trap trappe trash travel trays treadm treasu treat treate treatm treats treaty tree trees
trestl trial trials tribun tried trienn tries trifli trigge trimme trip trippi trips trolle troubl trough trouse truck
trucks true truly trust truste truth truthf trying tucson tuitio tune tunes tuning tunnel turn turned turnin turnov
turns turnst tutor tutors twelft twelve twenti twenty twice twins twofol type typed typesc typhoo typica typing typo
typos tyre tyres umbrel unable unaffe unanno unansw unauth unavai unbeco unboun uncapp unchan unclai uncle unclea uncomm
uncond unconn uncont uncove undefi undeli under underg underi underl underp unders undert underw undete undisc undisp
undo undone undraw undue unempl unequa uneven unexpe unexpi unfair unfami unfavo unfett unfini unfit unfore unfoun
unhapp unifor unilat unimpa uninte union unit units univer unjust unknow unlawf unless unlice unlike unlimi unlist
unload unlock unname unnumb unopen unpaid unpred unreas unrela unrest unretu unsafe unseaw unsecu unsigh unsoci unsold
unspec unspen unstat unsucc unsuit unsure untake untick until unto untouc untrue unusab unused unusua unvest unwell
update upfron upgrad upkeep upload upon upper uprigh upstai uptime upward urged urgenc urgent usable usage used usedca
useful user users uses using usual usuall utilit utter vacant vacate vacati vaccin vacuum vague valet valid valuab
valuat value valuer vandal vanill vanish vans vaping variab variat varied varies variet variou varnis vary vase vases
vegeta veggie vehicl vela vendor veneer venue venues verbal verdic verifi verify vermin vermon versa versio very vessel
vest vested vestin vests veteri veto vetted vice video videos view viewed viewer viewin views villa villag vintag violen
virtua visa visas visibl visit visite visiti visito visits vogl voice voicem voices void voided voids volume volunt vote
voted votes voting vouche wage wages wagon wait waited waitin waitli waits waivab waive waived waiver waives waivin
wakes wales walk walked walker walkin walks wall wallet walls walnut want wanted wantin wants ward warden wardro wards
wareho warm warned warnin warran wash washed washer washin wasn waste wasted watch watchd watche watchi watchm water
watere waterp waters watert wattle ways weak weaker wear wearab wearin weathe webcam websit weddin weed weedin weeds
week weekda weeken weekly weeks weighe weighs weight welcom welfar well went were weren what whatev whatso wheel wheele
when whenev whenso where wherea whereo wheres whereu wherev whethe which whiche while whim whims whistl white whites
whoeve whole wholes wholly whom whomev whomso whose whānau wide wider widow width wife wifi wild wilful will willin
wills wind windfa windin window windsc wine winery wing winner winnin wins winter wipe wiped wipers wire wired wiring
wise wish wishes with withdr withhe withho within withou witnes woman women wood wooden word wordin words work workda
worked worker workin workma workme workou workpl works worksh worksp workto world worldw worn worrie worry worse worst
worth would wouldn wound wrap wrappe wreck wrecks wrist write writer writes writin writte wrong wrongd wrongl wrote xref
yacht yard yards yarn year yearly years yellow yield yoga york young younge your yours yourse zero zone zones`;
