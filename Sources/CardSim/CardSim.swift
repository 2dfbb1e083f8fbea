@_exported import CardCharts
@_exported import CardContent
@_exported import CardFormats
@_exported import CardMath
@_exported import CardModel
@_exported import CardMotion
@_exported import CardSimulation
@_exported import CardTuning
